import { mergedFields, type MergedField, type MergerSide } from '../../contract/merging.ts'

/** Which of the two stays as the record, and whose value of each field, whose login. */
export interface MergeChoice {
  kept: 'one' | 'other'
  fields: Record<MergedField, 'one' | 'other'>
  account: 'one' | 'other'
}
export type Sides = Record<'one' | 'other', MergerSide>

const weightOf = ({ uses, is_archived }: MergerSide) =>
  (is_archived ? 0 : 1_000_000) + uses.reduce((sum, { count }) => sum + count, 0)
const isFuller = (one: unknown, other: unknown) => (one === null || one === '') && other !== null && other !== ''

/** The record to which more refers stays, and of each field the value that is there. */
export function firstChoice(sides: Sides): MergeChoice {
  const kept = weightOf(sides.other) > weightOf(sides.one) ? 'other' : 'one'
  const spare = kept === 'one' ? 'other' : 'one'
  const fields = Object.fromEntries(
    mergedFields.map((field) => [
      field,
      isFuller(sides[kept].values[field], sides[spare].values[field]) ? spare : kept,
    ]),
  ) as MergeChoice['fields']
  const account = sides[kept].account === null && sides[spare].account !== null ? spare : kept
  return { kept, fields, account }
}

/** The body of the call. */
export function mergingOf(sides: Sides, { kept, fields, account }: MergeChoice) {
  const spare = kept === 'one' ? 'other' : 'one'
  const side = (chosen: 'one' | 'other') => (chosen === kept ? ('kept' as const) : ('gone' as const))
  return {
    kept_id: sides[kept].id,
    kept_version: sides[kept].version,
    gone_id: sides[spare].id,
    gone_version: sides[spare].version,
    values: Object.fromEntries(mergedFields.map((field) => [field, side(fields[field])])),
    account: side(account),
  }
}
