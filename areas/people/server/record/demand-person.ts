import { sql } from 'kysely'
import { keepsPerson } from '#areas/access/server/index.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { Refusal, refuse } from '#platform/server/refusal.ts'
import type * as z from 'zod/mini'
import type { changePerson } from '../../contract/record.ts'
import { judgeValues, personFields, type PersonField } from '../import/person-values.ts'

export type Written = Omit<z.output<(typeof changePerson)['body']>, 'version' | 'own' | 'kinds'>

/** What is written of a person as it is kept. @throws Refusal 422 at each field that cannot be */
export function soundPerson(given: Written, today: string) {
  const texts = Object.fromEntries(
    personFields.flatMap((field) => (given[field] === null ? [] : [[field, given[field]]])),
  )
  const { values, problems } = judgeValues(texts, today)
  const errors = problems.filter(({ level }) => level === 'error')
  if (errors.length > 0)
    throw new Refusal(
      422,
      errors.map(({ column, text }) => ({ loc: ['body', column ?? 'iin'], msg: text, type: 'rule' })),
    )
  const kept = Object.fromEntries(personFields.map((field) => [field, values[field] ?? null])) as Record<
    PersonField,
    string | null
  >
  return { ...kept, surname: given.surname, name: given.name, location_id: given.location_id }
}
export type SoundPerson = ReturnType<typeof soundPerson>

/** @throws Refusal 422 at `iin` where somebody else has it, by name where the caller keeps them */
export async function demandOwnIin(db: Database, caller: Caller, iin: string | null, except: number): Promise<void> {
  if (iin === null) return
  const { rows } = await sql<{ full_name: string; keeps: boolean }>`
    select p.full_name, ${keepsPerson(caller, sql.ref('p.id'))} as keeps
    from people.person p where p.iin = ${iin} and p.id <> ${except}`.execute(db)
  const [other] = rows
  if (!other) return
  throw refuse(
    'iin',
    other.keeps
      ? `Такой ИИН уже записан: ${other.full_name}`
      : 'Человек с таким ИИН в школе есть, но его записи ведёте не вы: обратитесь к администратору',
  )
}

/** @throws Refusal 422 at `location_id` for what is no place in use */
export async function demandPlace(db: Database, id: number | null, before: number | null): Promise<void> {
  if (id === null || id === before) return
  const { rows } = await sql`
    select from dictionaries.record r join dictionaries.dictionary d on d.id = r.dictionary_id
    where d.code = 'location' and r.id = ${id} and r.archived_at is null`.execute(db)
  if (rows.length === 0) throw refuse('location_id', 'Такого места в справочнике нет')
}
