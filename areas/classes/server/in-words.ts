import { sql, type RawBuilder } from 'kysely'

/** «7А» of the class with this id. */
export const classInWords = (id: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`(select title from classes.class where id = ${id})`

/** «Алгебра 7А» of the teaching group with this id. */
export const groupInWords = (id: RawBuilder<unknown>): RawBuilder<string> => sql<string>`(
  select co.title || ' ' || sg.title from classes.study_group sg join curriculum.course co on co.id = sg.course_id where sg.id = ${id})`
