import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import { recordMade, type BulkTrace } from '#platform/server/history.ts'

/** A class, and the class of the next year that it becomes. */
export interface Becoming {
  from_id: number
  into_id: number
}

/** Who leads a class on the last day of its year leads what it becomes, from the first day of the next year. */
export async function carryLeaders(db: Database, classes: readonly Becoming[], trace: BulkTrace): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    insert into classes.leader (class_id, person_id, kind, during)
    select c.id, led.person_id, led.kind, daterange(greatest(y.date_start, c.opened_on), null)
    from jsonb_to_recordset(${JSON.stringify(classes)}::jsonb) as pair(from_id int, into_id int)
      join classes.class former on former.id = pair.from_id join calendar.study_year fy on fy.id = former.year_id
      join classes.class c on c.id = pair.into_id join calendar.study_year y on y.id = c.year_id
      join classes.leader led on led.class_id = former.id and led.during @> fy.date_end
      join people.person p on p.id = led.person_id and p.archived_at is null
    where not exists (select from classes.leader own where own.class_id = c.id and own.kind = led.kind)
    returning id`.execute(db)
  await recordMade(
    db,
    trace,
    'classes.leader',
    sql`select id, jsonb_build_object('class_id', class_id, 'kind', kind, 'person_id', person_id, 'from', lower(during),
        'to', null) as after from classes.leader where id = any(${rows.map(({ id }) => id)}::int[])`,
  )
}
