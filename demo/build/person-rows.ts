import type { Database } from '#platform/server/database.ts'
import type { NewPerson } from '../people.ts'

/** Persons as rows: nationality, citizenship and the town by the records of their dictionaries. */
export async function personRows<T extends NewPerson>(db: Database, persons: readonly T[], city: string) {
  const records = await db
    .selectFrom('dictionaries.record as r')
    .innerJoin('dictionaries.dictionary as d', 'd.id', 'r.dictionary_id')
    .where('d.code', 'in', ['nationality', 'citizenship', 'location'])
    .select(['r.id', 'r.title'])
    .execute()
  const idOf = new Map(records.map(({ id, title }) => [title, id]))
  return persons.map(({ nationality, citizenship, ...person }) => ({
    ...person,
    nationality_id: idOf.get(nationality) ?? null,
    citizenship_id: idOf.get(citizenship) ?? null,
    location_id: idOf.get(city) ?? null,
  }))
}
