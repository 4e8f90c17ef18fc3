import { sql } from 'kysely'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { msg } from '#platform/contract/text.ts'
import { conflict, refuse } from '#platform/server/refusal.ts'
import type { Category, CategoryValues } from '../contract/entries.ts'
import { overlapping } from '../rules/former-category.ts'
import { keptCategory, readCategories } from './category-rows.ts'
import { endFormer } from './end-former.ts'
import type { EntryKind } from './entry-kind.ts'

const ofPerson = (personId: number, id: number) => sql<boolean>`e.person_id = ${personId} and e.id <> ${id}`
const rangeOf = ({ from, to }: Pick<Category, 'from' | 'to'>) =>
  sql<string>`daterange(${from}::date, ${to}::date, '[]')`
const rowOf = ({ level, from, to, order_number, order_date, note }: CategoryValues) => ({
  level,
  during: rangeOf({ from, to }),
  order_number,
  order_date,
  note,
})

export const categoryKind: EntryKind<Category, CategoryValues> = {
  table: 'qualifications.category',
  find: readCategories,
  beforeMade: endFormer,
  requireValid: async ({ db, today }, personId, { level, from, to }, present) => {
    if (level === 'other' && present?.level !== 'other') throw refuse('level', msg`Выберите категорию из списка`)
    if (from === null && present?.from !== null) throw refuse('from', msg`Укажите день, с которого действует категория`)
    if (from !== null && to !== null && to < from) throw refuse('to', msg`Последний день раньше первого`)
    const found = overlapping(await readCategories(db, ofPerson(personId, present?.id ?? 0), today), { from, to })
    if (found === null) return
    const since = found.from === null ? '' : displayDate(found.from)
    throw refuse('from', msg`На эти дни записана категория «${found.title}» (с ${since}): сначала измените её дни`)
  },
  insert: async (db, person_id, values) => {
    const made = await db
      .insertInto('qualifications.category')
      .values({ person_id, ...rowOf(values) })
      .returning('id')
      .executeTakeFirstOrThrow()
    return made.id
  },
  change: (db, id, values) =>
    db
      .updateTable('qualifications.category')
      .set((row) => ({
        ...rowOf(values),
        title: values.level === 'other' ? row.ref('title') : null,
        version: row('version', '+', 1),
      }))
      .where('id', '=', id)
      .execute(),
  kept: keptCategory,
  requirePlace: async (db, personId, id) => {
    const { rows } = await sql`select from qualifications.category one join qualifications.category e
      on e.during && one.during and ${ofPerson(personId, id)} and e.removed_at is null where one.id = ${id}`.execute(db)
    if (rows.length > 0) throw conflict(msg`На эти дни записана другая категория: вернуть прежнюю нельзя`)
  },
}
