import { sql } from 'kysely'
import { collect, gatherFacts, readFigures, writeLists } from '#areas/evacuation/server/index.ts'
import type { Database } from '#platform/server/database.ts'
import type { DemonstrationOptions } from '../demonstration.ts'

type Options = Pick<DemonstrationOptions, 'today' | 'timeZone'>
/** How far back of the days with lessons each drill lies, as a share of them, and what was said of it afterwards. */
const drills = [
  {
    share: 0.15,
    time: '11:10',
    kind: 'fire',
    pace: 1.3,
    remarks: 'Дверь запасного выхода второго этажа открыли не сразу, два класса вышли через главный вход.',
    conclusions: 'Время больше контрольного. Ключи от запасных выходов хранить на посту охраны и у дежурного по этажу.',
  },
  {
    share: 0.55,
    time: '09:40',
    kind: 'earthquake',
    pace: 1.05,
    remarks: 'Группы физкультуры вышли без верхней одежды.',
    conclusions: 'Действия персонала слаженные. Повторить инструктаж с новыми сотрудниками.',
  },
  {
    share: 0.9,
    time: '10:20',
    kind: 'fire',
    pace: 0.85,
    remarks: 'Замечаний нет.',
    conclusions: 'Эвакуация уложилась в контрольное время, списки проверены на месте сбора.',
  },
] as const
type Drill = (typeof drills)[number]
const secondsOfDrill = 420

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

/** When each on the lists was found: their list comes out together, some of them straggle; drawn from the ids alone. */
const luck = (of: string) => sql`(abs(hashint4(${sql.raw(of)})) % 1000) / 1000.0`
async function markEverybody(db: Database, id: number, { pace }: Drill): Promise<void> {
  await sql`
    with found as (
      select m.id, e.started_at, e.started_by,
        ${pace}::float8 * (40 + 120 * ${luck('m.unit_id')} + 50 * ${luck('m.id')}
          + case when ${luck('m.id * 7')} > 0.97 then 70 else 0 end) as seconds
      from evacuation.mark m join evacuation.evacuation e on e.id = m.evacuation_id
      where m.evacuation_id = ${id} and m.status = 'waiting'),
    marker as (
      select m.id, coalesce(min(p.admin_user_id), min(f.started_by)) as account from found f join evacuation.mark m using (id)
        left join evacuation.collector c on c.unit_id = m.unit_id left join people.person p on p.id = c.person_id
      group by m.id),
    step as (
      insert into evacuation.mark_step (mark_id, client_id, action, status, tapped_at, received_at, by_account)
      select f.id, md5('drill ' || ${id}::text || ' ' || f.id)::uuid, 'status', 'present', f.at, f.at + interval '1 second', k.account
      from (select id, started_at + make_interval(secs => seconds) as at from found) f join marker k using (id)
      returning mark_id, tapped_at, by_account)
    update evacuation.mark m set status = 'present', tapped_at = step.tapped_at, marked_by = step.by_account, version = 2
    from step where step.mark_id = m.id`.execute(db)
}

async function writeDrill(db: Database, date: string, drill: Drill, { timeZone }: Options): Promise<void> {
  const account = await runner(db)
  const at = sql`(${date}::date + ${drill.time}::time) at time zone ${timeZone}`
  const { rows } = await sql<{ id: number }>`
    insert into evacuation.evacuation (mode, kind, status, note, client_id, started_at, started_by, ended_at, ended_by)
    values ('drill', ${drill.kind}, 'completed', 'Плановая тренировка', md5('drill ' || ${date})::uuid, ${at}, ${account},
      ${at} + make_interval(secs => ${secondsOfDrill}), ${account}) returning id`.execute(db)
  const id = rows[0]?.id ?? 0
  const facts = await gatherFacts(db, { today: date, time: drill.time }, [])
  await writeLists(db, id, collect({ ...facts, buildingIds: [], parallels: [] }))
  await markEverybody(db, id, drill)
  const figures = await readFigures(db, id)
  const commission = await sql<{ name: string; position: string }>`
    select p.full_name as name, 'Заместитель директора' as position from people.person p
    where p.admin_user_id = ${account}`.execute(db)
  await sql`
    insert into evacuation.result (evacuation_id, remarks, conclusions, commission, figures, made_by, made_at)
    values (${id}, ${drill.remarks}, ${drill.conclusions}, ${JSON.stringify(commission.rows)}, ${JSON.stringify(figures)},
      ${account}, ${at} + interval '2 hours')`.execute(db)
}

/** Drills of the year so far with their reports, who is on duty, and two guests of today. */
export async function writeDrills(db: Database, options: Options): Promise<void> {
  const { today, timeZone } = options
  await sql`
    insert into evacuation.duty (person_id) select p.id from people.person p where p.admin_user_id = ${await runner(db)}
    on conflict do nothing`.execute(db)
  await sql`
    insert into evacuation.guest (name, host, came_at)
    select g.name, g.host, least(now(), (${today}::date + g.at) at time zone ${timeZone})
    from (values ('Мастер по обслуживанию лифтов', 'завхоз', time '08:40'), ('Методист управления образования',
      'учебная часть', time '10:15')) g(name, host, at)`.execute(db)
  const days = await daysOfStudy(db, today)
  const dated = drills.map((drill) => ({ drill, date: days[Math.floor(days.length * drill.share)] }))
  const written = new Set<string>()
  for (const { drill, date } of dated) {
    if (date === undefined || written.has(date)) continue
    written.add(date)
    await writeDrill(db, date, drill, options)
  }
}
