import { setImmediate as breathe } from 'node:timers/promises'
import type { ImportProblem, ImportVerdict } from '#platform/contract/import.ts'
import { msg, type StoredText } from '#platform/contract/text.ts'
import { keptWords } from '../language/spoken.ts'
import type { FoundChange, RowInput, ImportKind, ValidationInput } from './kind.ts'
import type { StagedRow } from './match-headings.ts'
import { readCells } from './read-cells.ts'

export interface RowToValidate extends StagedRow {
  left_out: boolean
  as_new: boolean
}
/** A problem as it is kept: said to whoever reads it. */
export interface KeptProblem extends Omit<ImportProblem, 'text'> {
  text: StoredText
}
/** A change as it is kept: values and texts that are shown to whoever reads them. */
export interface KeptChange extends Omit<FoundChange, 'to'> {
  to: string | StoredText
}
/** A row with what is thought of it, as it is kept. */
export interface ValidatedRow extends RowToValidate {
  title: string
  verdict: ImportVerdict
  problems: KeptProblem[]
  changes: KeptChange[]
  similar_to: string | null
}
/** So many rows are checked before others have their turn. */
const chunk = 1_000

const keptChange = ({ to, ...change }: FoundChange): KeptChange => ({
  ...change,
  to: typeof to === 'string' ? to : to.stored(),
})

async function validateChunk<T>(kind: ImportKind<T>, validationInput: ValidationInput, rows: readonly RowToValidate[]) {
  const read = rows.map((row) => readCells(row, kind.declared.unsaidColumns))
  const requested = rows.map((row, index): RowInput => ({ values: read[index]?.values ?? {}, asNew: row.as_new }))
  const validated = await kind.validate(validationInput, requested)
  return rows.map((row, index) => {
    const { values = {}, problems: unread = [] } = read[index] ?? {}
    const opinion = validated[index]
    // a cell that can't be read is told of once
    const more = (opinion?.problems ?? []).filter(({ column }) => !unread.some((one) => one.column === column))
    const problems = [...unread, ...more].map((one): KeptProblem => ({ ...one, text: keptWords(one.text) }))
    const isWrong = opinion === undefined || problems.some(({ level }) => level === 'error')
    const validatedRow: ValidatedRow = {
      ...row,
      title: kind.titleOf(values),
      verdict: isWrong ? 'error' : opinion.verdict,
      problems,
      changes: isWrong ? [] : opinion.changes.map(keptChange),
      similar_to: opinion?.similarTo ?? null,
    }
    return { validatedRow, values }
  })
}

/** Validates all rows of a file, and finds those that tell of the same thing twice: the first of them stands. */
export async function validateRows<T>(
  kind: ImportKind<T>,
  validationInput: ValidationInput,
  rows: readonly RowToValidate[],
): Promise<ValidatedRow[]> {
  const all: ValidatedRow[] = []
  const firstWith = new Map<string, number>()
  for (let start = 0; start < rows.length; start += chunk) {
    for (const { validatedRow, values } of await validateChunk(
      kind,
      validationInput,
      rows.slice(start, start + chunk),
    )) {
      all.push(validatedRow)
      if (validatedRow.left_out) continue
      const keys = kind.keysOf(values)
      const former = keys.map((key) => firstWith.get(key)).find((number) => number !== undefined)
      if (former === undefined) for (const key of keys) firstWith.set(key, validatedRow.number)
      else {
        validatedRow.verdict = 'error'
        validatedRow.changes = []
        validatedRow.problems.push({
          column: null,
          level: 'error',
          text: msg`То же, что в строке ${former}: пропустите одну из них`.stored(),
        })
      }
    }
    await breathe()
  }
  return all
}
