import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import type { DrillStory } from './drill-stories.ts'

/** A share from 0 to 1, drawn from the ids alone. */
const luck = (of: string) => sql`(abs(hashint4(${sql.raw(of)})) % 1000) / 1000.0`

/** Some of the students are ill that day. */
export async function missSome(db: Database, id: number, { absent }: Pick<DrillStory, 'absent'>): Promise<void> {
  await sql`
    update evacuation.mark m set status = 'away', note = 'Б'
    where m.evacuation_id = ${id} and m.kind = 'student' and m.status = 'waiting'
      and ${luck('m.id * 17')} < ${absent}::float8`.execute(db)
}

/** Who collects opens their lists within the first half minute; a few leave their phone behind. */
export async function seeDrill(db: Database, id: number): Promise<void> {
  await sql`
    insert into evacuation.seen (evacuation_id, person_id, seen_at)
    select distinct on (c.person_id) e.id, c.person_id, e.started_at + make_interval(secs => 3 + 25 * ${luck('c.person_id')}::float8)
    from evacuation.evacuation e join evacuation.collect_unit u on u.evacuation_id = e.id
      join evacuation.collector c on c.unit_id = u.id
    where e.id = ${id} and ${luck('c.person_id * 19 + e.id')} > 0.06`.execute(db)
}

/** When each on the lists was found: their list comes out together, some straggle; and what befell some of the students. */
export async function markDrill(
  db: Database,
  id: number,
  { pace, unmarked, happenings }: Pick<DrillStory, 'pace' | 'unmarked' | 'happenings'>,
): Promise<void> {
  await sql`
    with asked as (
      select m.id, e.started_at, e.started_by,
        ${pace}::float8 * (40 + 120 * ${luck('m.unit_id')} + 50 * ${luck('m.id')}
          + case when ${luck('m.id * 7')} > 0.97 then 70 else 0 end) as seconds,
        row_number() over (order by m.kind <> 'student', ${luck('m.id * 13')}, m.id) as by
      from evacuation.mark m join evacuation.evacuation e on e.id = m.evacuation_id
      where m.evacuation_id = ${id} and m.status = 'waiting' and ${luck('m.id * 11')} >= ${unmarked}::float8),
    happening as (
      select * from jsonb_to_recordset(${JSON.stringify(happenings)}::jsonb) as h(by int, status text, seconds float8, note text)),
    said as (
      select a.id, a.started_at, coalesce(h.status, 'present') as status, coalesce(h.note, '') as note,
        coalesce(h.seconds, a.seconds) as seconds
      from asked a left join happening h using (by)),
    marker as (
      select a.id, coalesce(min(p.admin_user_id), min(a.started_by)) as account from asked a join evacuation.mark m using (id)
        left join evacuation.collector c on c.unit_id = m.unit_id left join people.person p on p.id = c.person_id
      group by a.id),
    step as (
      insert into evacuation.mark_step (mark_id, client_id, action, status, note, tapped_at, received_at, by_account)
      select s.id, md5('drill ' || ${id}::text || ' ' || s.id || ' ' || s.status)::uuid, 'status', s.status, s.note, s.at,
        s.at + interval '1 second', k.account
      from (select *, started_at + make_interval(secs => seconds) as at from said) s join marker k using (id)
      order by s.at
      returning mark_id, status, note, tapped_at, by_account),
    last as (select distinct on (mark_id) * from step order by mark_id, tapped_at desc)
    update evacuation.mark m set status = last.status, note = last.note, tapped_at = last.tapped_at,
      marked_by = last.by_account, version = 2
    from last where last.mark_id = m.id`.execute(db)
}
