import type { HistoryStep, HistoryValue } from '#platform/contract/history.ts'
import { isStoredText } from '#platform/contract/text.ts'
import { sayStored } from '#platform/server/language/spoken.ts'

type Kept = Readonly<Record<string, unknown>>

/** Fields of a record that its history shows; what it does not name is never shown. */
export interface AuditedFields {
  fields: readonly string[]
  /** Of these only that they changed. */
  masked?: readonly string[]
  /** Turns what is stored into what is read: a name for an id. */
  format?: (field: string, value: HistoryValue) => HistoryValue
}

function asValue(value: unknown): HistoryValue {
  if (value === undefined || value === null) return null
  if (Array.isArray(value)) return value.map((one) => asValue(one)).join(', ')
  if (isStoredText(value)) return sayStored(value)
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value
  return JSON.stringify(value)
}

/** What a change says of the audited fields: those that differ, in the order in which they are named. */
export function stepsOf(before: Kept | null, after: Kept | null, audited: AuditedFields): HistoryStep[] {
  const { fields, masked = [], format = (_, value) => value } = audited
  return fields.flatMap((field): HistoryStep[] => {
    const [was, is] = [asValue(before?.[field]), asValue(after?.[field])]
    // a change may name one side only: the other one is then not known to differ
    if (was === is) return []
    if (masked.includes(field)) return [{ field, before: null, after: null, is_masked: true }]
    return [{ field, before: format(field, was), after: format(field, is), is_masked: false }]
  })
}
