import { sql, type RawBuilder } from 'kysely'
import type { Requester } from '#platform/server/access-rules.ts'
import type { MaskedField } from '../contract/people.ts'
import { fullAddress } from './address.ts'
import { chosenTitle } from './import/choices.ts'
import { maintainsPerson } from './scope/index.ts'

/** What of the person `p` stands open to a reader; the one answer for cards, lists, files and papers. */
export interface Masking {
  /** IIN, birth date, address, nationality and citizenship are answered. */
  isShown: RawBuilder<boolean>
  /** They are not, and may be asked for; each such reading is recorded and counted. */
  mayUnmask: RawBuilder<boolean>
  /** They are answered and are not one's own: this reading is to be recorded and counted. */
  isUnmasked: RawBuilder<boolean>
}

/** @param isRequested the reader has asked for what is masked */
export function maskingOf(caller: Requester, { isRequested }: { isRequested: boolean }): Masking {
  const isOwn = sql<boolean>`(p.id is not distinct from ${caller.personId}::int)`
  const mayUnmask = sql<boolean>`(not ${isOwn} and ${maintainsPerson(caller, sql.ref('p.id'))})`
  return isRequested
    ? { isShown: sql<boolean>`(${isOwn} or ${mayUnmask})`, mayUnmask, isUnmasked: mayUnmask }
    : { isShown: isOwn, mayUnmask, isUnmasked: sql<boolean>`false` }
}

const columnOf: Record<MaskedField, RawBuilder<string | null>> = {
  iin: sql.ref('p.iin'),
  birth_date: sql.ref('p.birth_date'),
  nationality: chosenTitle('nationality'),
  citizenship: chosenTitle('citizenship'),
  address: fullAddress,
}
/** Whether there is something to mask; titles need not be looked up for it. */
const isKnown: Record<MaskedField, RawBuilder<boolean>> = {
  iin: sql`p.iin is not null`,
  birth_date: sql`p.birth_date is not null`,
  nationality: sql`p.nationality_id is not null`,
  citizenship: sql`p.citizenship_id is not null`,
  address: sql`${fullAddress} is not null`,
}

/** Columns over the row `p`: each of the fields where it stands open, and in `masked` those that are known and hidden. */
export function maskedColumns<Field extends MaskedField>({ isShown }: Masking, fields: readonly Field[]) {
  const open = fields.map((field) => sql<string | null>`case when ${isShown} then ${columnOf[field]} end`.as(field))
  const hidden = fields.map((field) => sql`case when ${isKnown[field]} then ${field} end`)
  return [
    ...open,
    sql<Field[]>`case when ${isShown} then '{}' else array_remove(array[${sql.join(hidden)}]::text[], null) end`.as(
      'masked',
    ),
  ]
}
