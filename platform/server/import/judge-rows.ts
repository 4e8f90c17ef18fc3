import { setImmediate as breathe } from 'node:timers/promises'
import type { ImportChange, ImportColumn, ImportProblem, ImportVerdict } from '#platform/contract/import.ts'
import { t } from '#platform/contract/text.ts'
import type { AskedRow, ImportKind, Judging } from './kind.ts'
import type { StagedRow } from './match-headings.ts'
import { readCells, shownValue } from './read-cells.ts'

export interface RowToJudge extends StagedRow {
  left_out: boolean
  as_new: boolean
}
/** A row with what is thought of it, as it is kept. */
export interface JudgedRow extends RowToJudge {
  title: string
  verdict: ImportVerdict
  problems: ImportProblem[]
  changes: ImportChange[]
  similar_to: string | null
}
/** So many rows are judged before others have their turn. */
const chunk = 1_000

const shownChange = (change: ImportChange, columns: readonly ImportColumn[]): ImportChange => {
  const column = columns.find(({ key }) => key === change.column)
  return { ...change, from: shownValue(change.from, column), to: shownValue(change.to, column) ?? '' }
}

async function judgeChunk<T>(kind: ImportKind<T>, judging: Judging, rows: readonly RowToJudge[]) {
  const { columns } = kind.declared
  const read = rows.map((row) => readCells(row, columns))
  const asked = rows.map((row, index): AskedRow => ({ values: read[index]?.values ?? {}, asNew: row.as_new }))
  const judged = await kind.judge(judging, asked)
  return rows.map((row, index) => {
    const { values = {}, problems: unread = [] } = read[index] ?? {}
    const opinion = judged[index]
    // a cell that can't be read is told of once
    const more = (opinion?.problems ?? []).filter(({ column }) => !unread.some((one) => one.column === column))
    const problems = [...unread, ...more]
    const isWrong = opinion === undefined || problems.some(({ level }) => level === 'error')
    const judgedRow: JudgedRow = {
      ...row,
      title: kind.titleOf(values),
      verdict: isWrong ? 'error' : opinion.verdict,
      problems,
      changes: isWrong ? [] : opinion.changes.map((change) => shownChange(change, columns)),
      similar_to: opinion?.similarTo ?? null,
    }
    return { judgedRow, values }
  })
}

/** Judges all rows of a file, and finds those that tell of the same thing twice: the first of them stands. */
export async function judgeRows<T>(
  kind: ImportKind<T>,
  judging: Judging,
  rows: readonly RowToJudge[],
): Promise<JudgedRow[]> {
  const all: JudgedRow[] = []
  const firstWith = new Map<string, number>()
  for (let start = 0; start < rows.length; start += chunk) {
    for (const { judgedRow, values } of await judgeChunk(kind, judging, rows.slice(start, start + chunk))) {
      all.push(judgedRow)
      if (judgedRow.left_out) continue
      const keys = kind.keysOf(values)
      const former = keys.map((key) => firstWith.get(key)).find((number) => number !== undefined)
      if (former === undefined) for (const key of keys) firstWith.set(key, judgedRow.number)
      else {
        judgedRow.verdict = 'error'
        judgedRow.changes = []
        judgedRow.problems.push({
          column: null,
          level: 'error',
          text: t`То же, что в строке ${former}: пропустите одну из них`,
        })
      }
    }
    await breathe()
  }
  return all
}
