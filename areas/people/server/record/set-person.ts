import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'

/** Sets columns of a person as they are given, by their names, and counts the change: for merging two records of one. */
export async function setPerson(db: Database, id: number, values: Readonly<Record<string, unknown>>): Promise<void> {
  const names = Object.keys(values)
  const set = names.map((name) => sql`${sql.ref(name)} = given.${sql.ref(name)}`)
  await sql`
    update people.person p set ${sql.join([...set, sql`version = p.version + 1`])}
    from (select ${sql.join(names.map((name) => sql.ref(name)))}
      from jsonb_populate_record(null::people.person, ${JSON.stringify(values)}::jsonb)) given
    where p.id = ${id}`.execute(db)
}
