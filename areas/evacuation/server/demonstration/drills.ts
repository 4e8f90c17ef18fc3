import { sql } from 'kysely'
import { staffedUnits } from '#areas/organisation/server/index.ts'
import type { Database } from '#platform/server/database.ts'
import type { DemonstrationContext } from '#platform/server/demonstration/part.ts'
import { collect } from '../../rules/collect.ts'
import { gatherFacts } from '../gather-facts.ts'
import { readFigures } from '../read-figures.ts'
import { writeLists } from '../write-lists.ts'
import { drillStories, type DrillStory } from './drill-stories.ts'
import { markDrill, missSome, seeDrill } from './mark-drill.ts'

type Options = Pick<DemonstrationContext, 'today' | 'timeZone'>
async function daysOfStudy(db: Database, today: string): Promise<string[]> {
  const { rows } = await sql<{ date: string }>`
    select date::text from timetable.lesson where takes_place and date < ${today} group by date order by date`.execute(
    db,
  )
  return rows.map(({ date }) => date)
}

/** Accounts of who runs drills: the deputy head without limits. */
async function runner(db: Database): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select ar.account_id as id from access.account_role ar join access.role r on r.id = ar.role_id
    where r.name = 'headteacher' and not exists (select from access.role_limit rl where rl.account_id = ar.account_id)
    order by ar.account_id limit 1`.execute(db)
  return rows[0]?.id ?? 0
}

/** The minute of the day, `HH:MM`, as the story has it. */
async function timeOf(db: Database, date: string, { after, by }: DrillStory['minutes']): Promise<string> {
  const { rows } = await sql<{ time: string }>`
    select to_char((case ${after} when 'start' then starts_at else ends_at end) + make_interval(mins => ${by}), 'HH24:MI') as time
    from timetable.lesson where date = ${date} and takes_place
    group by starts_at, ends_at order by count(*) desc, starts_at limit 1`.execute(db)
  return rows[0]?.time ?? '10:00'
}

/** Who signs: the deputy head, the director, and who heads the guard. */
async function commissionOf(db: Database, account: number, day: string): Promise<{ name: string; position: string }[]> {
  const heads = (await staffedUnits(db, day)).flatMap(({ title, head_id }) =>
    ['Дирекция', 'Охрана'].includes(title) && head_id !== null ? [head_id] : [],
  )
  const { rows } = await sql<{ name: string; position: string }>`
    select name, position from (
      select distinct on (p.id) p.full_name as name, po.title as position, s.sort from (
        select p.id, 1 as sort from people.person p where p.admin_user_id = ${account}
        union all
        select unnest(${heads}::integer[]), 2) s
      join people.person p on p.id = s.id
      join people.employment e on e.person_id = p.id join people.position po on po.id = e.position_id
      order by p.id, s.sort, e.id) member
    order by sort, name`.execute(db)
  return rows
}

async function writeReport(
  db: Database,
  { id, account, date }: { id: number; account: number; date: string },
  report: NonNullable<DrillStory['report']>,
) {
  const figures = await readFigures(db, id)
  const commission = await commissionOf(db, account, date)
  await sql`
    insert into evacuation.result (evacuation_id, remarks, conclusions, commission, figures, made_by, made_at)
    select ${id}, ${report.remarks}, ${report.conclusions}, ${JSON.stringify(commission)}, ${JSON.stringify(figures)}, ${account},
      ended_at + interval '2 hours' from evacuation.evacuation where id = ${id}`.execute(db)
}

async function writeDrill(db: Database, date: string, drill: DrillStory, { timeZone }: Options): Promise<void> {
  const account = await runner(db)
  const time = await timeOf(db, date, drill.minutes)
  const at = sql`(${date}::date + ${time}::time) at time zone ${timeZone}`
  const { rows } = await sql<{ id: number }>`
    insert into evacuation.evacuation (mode, kind, status, parallels, note, client_id, started_at, started_by, ended_at, ended_by)
    values (${drill.mode}, ${drill.kind}, 'completed', ${drill.parallels}, ${drill.note}, md5('drill ' || ${date})::uuid, ${at},
      ${account}, ${at}, ${account}) returning id`.execute(db)
  const id = rows[0]?.id ?? 0
  const facts = await gatherFacts(db, { today: date, time }, [])
  await writeLists(db, id, collect({ ...facts, buildingIds: [], parallels: drill.parallels }))
  await missSome(db, id, drill)
  await seeDrill(db, id)
  await markDrill(db, id, drill)
  await sql`
    update evacuation.evacuation e set ended_at = started_at + make_interval(secs => ${drill.closing}
      + coalesce((select ceil(extract(epoch from max(m.tapped_at) - e.started_at)) from evacuation.mark m
        where m.evacuation_id = e.id), 0))
    where e.id = ${id}`.execute(db)
  if (drill.report) await writeReport(db, { id, account, date }, drill.report)
}

/** Drills of the year so far with their reports, who is on duty, and two guests of today. */
export async function writeDrills(db: Database, options: Options): Promise<void> {
  const { today, timeZone } = options
  await sql`
    insert into evacuation.duty (person_id) select p.id from people.person p where p.admin_user_id = ${await runner(db)}
    on conflict do nothing`.execute(db)
  const days = await daysOfStudy(db, today)
  const dated = drillStories.map((drill) => ({ drill, date: days[Math.floor(days.length * drill.share)] }))
  const written = new Set<string>()
  for (const { drill, date } of dated) {
    if (date === undefined || written.has(date)) continue
    written.add(date)
    await writeDrill(db, date, drill, options)
  }
  // after the drills: they are in the building today
  await sql`
    insert into evacuation.guest (name, host, came_at)
    select g.name, g.host, least(now(), (${today}::date + g.at) at time zone ${timeZone})
    from (values ('Мастер по обслуживанию лифтов', 'завхоз', time '08:40'), ('Методист управления образования',
      'учебная часть', time '10:15')) g(name, host, at)`.execute(db)
}
