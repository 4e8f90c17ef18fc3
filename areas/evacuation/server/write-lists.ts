import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import type { Lists } from '../rules/lists.ts'

/** Keeps the lists of an evacuation with who collects them and who stands on them, in three statements. */
export async function writeLists(db: Database, evacuationId: number, { lists, entries }: Lists): Promise<void> {
  const units = lists.map((list, sort) => ({ ...list, sort }))
  await sql`
    insert into evacuation.collect_unit
      (evacuation_id, key, type, title, place, building_id, floor, lesson_id, class_id, org_unit_id, sort)
    select ${evacuationId}, u.key, u.type, left(u.title, 200), left(u.place, 300), u."buildingId", u.floor, u."lessonId", u."classId",
      u."orgUnitId", u.sort
    from jsonb_to_recordset(${JSON.stringify(units)}::jsonb) as u(key text, type text, title text, place text,
      "buildingId" int, floor int, "lessonId" bigint, "classId" int, "orgUnitId" int, sort int)`.execute(db)
  const collectors = lists.flatMap(({ key, collectors: own }) => [...new Set(own)].map((person) => ({ key, person })))
  await sql`
    insert into evacuation.collector (unit_id, person_id)
    select u.id, c.person from jsonb_to_recordset(${JSON.stringify(collectors)}::jsonb) as c(key text, person int)
    join evacuation.collect_unit u on u.evacuation_id = ${evacuationId} and u.key = c.key`.execute(db)
  await sql`
    insert into evacuation.mark (evacuation_id, unit_id, person_id, name, kind, class_title, last_place, status, note)
    select ${evacuationId}, u.id, e."personId", e.name, e.kind, e."classTitle", e."lastPlace", e.status, left(e.note, 300)
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as e(list text, "personId" int, name text, kind text,
      "classTitle" text, "lastPlace" text, status text, note text)
    join evacuation.collect_unit u on u.evacuation_id = ${evacuationId} and u.key = e.list`.execute(db)
}
