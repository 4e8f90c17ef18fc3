import { sql, type RawBuilder } from 'kysely'
import { groupInWords } from '#areas/classes/server/index.ts'

/** «20.11.2026, Алгебра 7А» of the lesson with this id. */
export const lessonInWords = (id: RawBuilder<unknown>): RawBuilder<string> => sql<string>`(
  select to_char(l.date, 'DD.MM.YYYY') || ', ' || ${groupInWords(sql`l.group_id`)} from timetable.lesson l where l.id = ${id})`
