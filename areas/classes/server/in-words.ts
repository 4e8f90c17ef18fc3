import { sql, type RawBuilder } from 'kysely'
import type { NamesOf } from '#platform/server/audited.ts'

/** «7А» of the class with this id. */
export const classInWords = (id: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`(select title from classes.class where id = ${id})`

/** «Алгебра 7А» of the teaching group with this id. */
export const groupInWords = (id: RawBuilder<unknown>): RawBuilder<string> => sql<string>`(
  select co.title || ' ' || sg.title from classes.study_group sg join curriculum.course co on co.id = sg.course_id where sg.id = ${id})`

const namesBy =
  (inWords: (id: RawBuilder<unknown>) => RawBuilder<string | null>): NamesOf =>
  async (db, ids) => {
    const { rows } = await sql<{ id: number; name: string | null }>`
      select id, ${inWords(sql`given.id`)} as name from unnest(${[...ids]}::int[]) as given(id)`.execute(db)
    return new Map(rows.flatMap(({ id, name }) => (name === null ? [] : [[id, name]])))
  }
export const classNames = namesBy(classInWords)
export const groupNames = namesBy(groupInWords)
