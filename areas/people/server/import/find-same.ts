import { sql } from 'kysely'
import type { ValidationInput } from '#platform/server/import/index.ts'
import { choiceFields, type ChoiceField } from '../../rules/spoken-choices.ts'
import { maintainsPerson } from '../scope/index.ts'
import { chosenTitle } from './choices.ts'
import { nameOf, personFields, type PersonField, type PersonValues } from './person-values.ts'

export interface Known extends Record<PersonField, string | null> {
  id: number
  full_name: string
  /** In the letters by which names are sorted: two spellings in other cases are one. */
  sort_name: string
  has_account: boolean
  /** Whether the caller keeps this person's records. */
  maintains: boolean
  kinds: number[]
}
/** Who in the school a row may tell of. */
export interface Found {
  /** By the IIN: certainly. */
  same: Known | null
  /** By the name with the birth date or the phone: likely. */
  similar: Known | null
}

const isChosen = (field: PersonField): field is ChoiceField => (choiceFields as readonly string[]).includes(field)
const columns = sql.join(
  personFields.map(
    (field) => sql`${isChosen(field) ? chosenTitle(field) : sql`p.${sql.ref(field)}::text`} as ${sql.ref(field)}`,
  ),
)

async function candidates({ db, caller }: ValidationInput, rows: readonly PersonValues[]) {
  const { rows: found } = await sql<Known & { requested: string | null }>`
    with named as (select name as requested, platform.sort_text(name) as sort_name
      from unnest(${[...new Set(rows.map((row) => nameOf(row)))]}::text[]) as name),
    hit as (
      select p.id, null as requested from people.person p where p.iin = any(${rows.flatMap(({ iin }) => iin ?? [])}::text[])
      union all select p.id, n.requested from named n join people.person p on p.sort_name = n.sort_name)
    select p.id, p.full_name, p.sort_name, hit.requested, p.admin_user_id is not null as has_account, ${columns},
      ${maintainsPerson(caller, sql.ref('p.id'))} as maintains,
      array(select kind_id from people.kind_member k where k.person_id = p.id) as kinds
    from hit join people.person p on p.id = hit.id where p.merged_into_id is null order by p.id`.execute(db)
  return found
}

const differences = (known: Known, values: PersonValues) =>
  personFields.filter((field) => values[field] !== undefined && values[field] !== known[field]).length

/** A namesake with another IIN or birth date is another person. */
function isLike(known: Known, { iin, birth_date, phone }: PersonValues): boolean {
  if (!known.maintains) return false
  if (iin !== undefined && known.iin !== null) return false
  if (birth_date !== undefined && known.birth_date !== null) return birth_date === known.birth_date
  return phone !== undefined && phone === known.phone
}

/** For each row who it may tell of; one query for all of them. */
export async function findSame(validationInput: ValidationInput, rows: readonly PersonValues[]): Promise<Found[]> {
  const found = await candidates(validationInput, rows)
  const byIin = new Map(found.map((one) => [one.iin, one]))
  const byName = Map.groupBy(
    found.filter(({ requested }) => requested !== null),
    ({ requested }) => requested,
  )
  return rows.map((values) => {
    const same = values.iin === undefined ? undefined : byIin.get(values.iin)
    const alike = (byName.get(nameOf(values)) ?? []).filter((known) => isLike(known, values))
    const [similar] = alike.toSorted((one, other) => differences(one, values) - differences(other, values))
    return { same: same ?? null, similar: similar ?? null }
  })
}
