import { sql } from 'kysely'
import { requireRecord } from '#areas/dictionaries/server/index.ts'
import { msg } from '#platform/contract/text.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { Refusal, refuse } from '#platform/server/refusal.ts'
import type * as z from 'zod/mini'
import type { changePerson } from '../../contract/record.ts'
import { choiceFields, type ChoiceField } from '../../rules/spoken-choices.ts'
import { validateValues, personFields, type PersonField } from '../import/person-values.ts'
import { maintainsPerson } from '../scope/index.ts'

export type Written = Omit<z.output<(typeof changePerson)['body']>, 'version' | 'own' | 'kinds'>

type PlainField = Exclude<PersonField, ChoiceField>
const plainFields = personFields.filter(
  (field): field is PlainField => !(choiceFields as readonly string[]).includes(field),
)

/** What is written of a person as it is kept. @throws Refusal 422 at each field that cannot be */
export function soundPerson(given: Written, today: string) {
  const texts = Object.fromEntries(
    plainFields.flatMap((field) => (given[field] === null ? [] : [[field, given[field]]])),
  )
  const { values, problems } = validateValues(texts, today)
  const errors = problems.filter(({ level }) => level === 'error')
  if (errors.length > 0)
    throw new Refusal(
      422,
      errors.map(({ column, text }) => ({ loc: ['body', column ?? 'iin'], msg: text, type: 'rule' })),
    )
  const kept = Object.fromEntries(plainFields.map((field) => [field, values[field] ?? null])) as Record<
    PlainField,
    string | null
  >
  const { surname, name, location_id, nationality_id, citizenship_id } = given
  return { ...kept, surname, name, location_id, nationality_id, citizenship_id }
}
export type SoundPerson = ReturnType<typeof soundPerson>

/** @throws Refusal 422 at `iin` where somebody else has it, by name where the caller keeps them */
export async function requireOwnIin(
  db: Database,
  caller: Caller,
  iin: string | null,
  except: number,
  field: string | string[] = 'iin',
): Promise<void> {
  if (iin === null) return
  const { rows } = await sql<{ full_name: string; maintains: boolean }>`
    select p.full_name, ${maintainsPerson(caller, sql.ref('p.id'))} as maintains
    from people.person p where p.iin = ${iin} and p.id <> ${except}`.execute(db)
  const [other] = rows
  if (!other) return
  throw refuse(
    field,
    other.maintains
      ? msg`Такой ИИН уже записан: ${other.full_name}`
      : msg`Человек с таким ИИН в школе есть, но его записи ведёте не вы: обратитесь к администратору`,
  )
}

const dictionaryOf = { location_id: 'location', nationality_id: 'nationality', citizenship_id: 'citizenship' } as const
type Chosen = Record<(typeof dictionaryOf)[keyof typeof dictionaryOf], string | null>

/** Titles of what is chosen from dictionaries, by the dictionary. @throws Refusal 422 at what is no record in use */
export async function requireChosen(
  db: Database,
  given: Pick<Written, keyof typeof dictionaryOf>,
  before: Pick<Written, keyof typeof dictionaryOf> | null,
): Promise<Chosen> {
  const titles: Chosen = { location: null, nationality: null, citizenship: null }
  for (const field of ['location_id', 'nationality_id', 'citizenship_id'] as const) {
    const [id, code] = [given[field], dictionaryOf[field]]
    if (id !== null) titles[code] = await requireRecord(db, { code, id, field, present: before?.[field] ?? undefined })
  }
  return titles
}

/** What is written of a person as the history says it: titles of what is chosen. */
export function recordedFields(sound: SoundPerson, titles: Chosen) {
  const { location_id: _place, nationality_id: _nationality, citizenship_id: _citizenship, ...plain } = sound
  return { ...plain, ...titles }
}
