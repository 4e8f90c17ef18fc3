import { sql } from 'kysely'
import { problemColumn, type ImportDeclaration, type ImportVerdict } from '#platform/contract/import.ts'
import { t, type StoredText } from '#platform/contract/text.ts'
import type { Database } from '../database.ts'
import { sayStored } from '../language/spoken.ts'
import { writeSheet, type SheetColumn } from '../xlsx.ts'
import { templateColumns } from './template.ts'
import type { KeptProblem } from './validate-rows.ts'

/** Under a name that no column has. */
const problemKey = ''
const problem: SheetColumn<Record<string, string>> = {
  title: problemColumn,
  width: 60,
  kind: 'text',
  of: (row) => row[problemKey] ?? null,
}
interface LeftRow {
  cells: Record<string, string>
  left_out: boolean
  verdict: ImportVerdict
  problems: KeptProblem[]
  outcome: 'refused' | null
  detail: StoredText | null
}
function problemOf({ left_out, verdict, problems, outcome, detail }: LeftRow): string {
  const errors = problems.filter(({ level }) => level === 'error').map(({ text }) => sayStored(text))
  if (left_out) return [t`Пропущена`, ...(errors.length > 0 ? [errors.join('. ')] : [])].join(': ')
  if (outcome === 'refused') return detail === null ? '' : sayStored(detail)
  return verdict === 'error' ? errors.join('. ') : t`Не дошла очередь: работу остановили`
}

/** Rows that were not brought in, each with the reason, as a spreadsheet that can be mended and dropped again. */
export async function writeLeftovers(db: Database, importId: number, { title, columns }: ImportDeclaration) {
  const { rows } = await sql<LeftRow>`
    select cells, left_out, verdict, problems, outcome, detail from platform.import_row
    where import_id = ${importId} and coalesce(outcome, 'refused') = 'refused' and (left_out or verdict <> 'same')
    order by number`.execute(db)
  return writeSheet(
    title,
    [...templateColumns(columns), problem],
    rows.map((row) => ({ ...row.cells, [problemKey]: problemOf(row) })),
  )
}
