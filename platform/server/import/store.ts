import { sql, type RawBuilder } from 'kysely'
import type {
  ImportChange,
  ImportColumn,
  ImportCounts,
  ImportFilter,
  ImportRow,
  StagedImport,
} from '#platform/contract/import.ts'
import { isStoredText, t, type StoredText } from '#platform/contract/text.ts'
import type { Database } from '../database.ts'
import { sayStored } from '../language/spoken.ts'
import { pageLimit } from '../list.ts'
import { shownValue } from './read-cells.ts'
import { keptFor, undoUntil } from './recent.ts'
import type { KeptChange, KeptProblem, ValidatedRow, RowToValidate } from './validate-rows.ts'

const written = 2_000

/** Puts rows in, or what is thought of them now in place of what was. */
export async function keepRows(db: Database, importId: number, rows: readonly ValidatedRow[]): Promise<void> {
  for (let start = 0; start < rows.length; start += written)
    await sql`insert into platform.import_row
        (import_id, number, cells, flaws, unmatched, left_out, as_new, title, verdict, problems, changes, similar_to)
      select ${importId}, number, cells, flaws, unmatched, left_out, as_new, title, verdict, problems, changes, similar_to
      from jsonb_to_recordset(${JSON.stringify(rows.slice(start, start + written))}::jsonb) as given(number int,
        cells jsonb, flaws jsonb, unmatched jsonb, left_out boolean, as_new boolean, title text, verdict text, problems jsonb,
        changes jsonb, similar_to text)
      on conflict (import_id, number) do update set cells = excluded.cells, flaws = excluded.flaws,
        left_out = excluded.left_out, as_new = excluded.as_new, title = excluded.title, verdict = excluded.verdict,
        problems = excluded.problems, changes = excluded.changes, similar_to = excluded.similar_to`.execute(db)
}

/** All rows, in their order, as they were checked last. */
export async function keptRows(db: Database, importId: number): Promise<ValidatedRow[]> {
  const { rows } = await sql<ValidatedRow>`
    select number, cells, flaws, unmatched, left_out, as_new, title, verdict, problems, changes, similar_to
    from platform.import_row where import_id = ${importId} order by number`.execute(db)
  return rows
}
/** Rows of these numbers, in their order, to be checked anew. */
export async function rowsToWrite(
  db: Database,
  importId: number,
  numbers: readonly number[],
): Promise<RowToValidate[]> {
  const { rows } =
    await sql<RowToValidate>`select number, cells, flaws, unmatched, left_out, as_new from platform.import_row
    where import_id = ${importId} and number = any(${[...numbers]}::int[]) and outcome is null order by number`.execute(
      db,
    )
  return rows
}

/** Which rows a page of this name shows. */
export function shownBy(show: ImportFilter): RawBuilder<boolean> {
  if (show === 'all') return sql<boolean>`true`
  if (show === 'refused' || show === 'kept') return sql<boolean>`(r.outcome is not distinct from ${show})`
  if (show === 'left_out') return sql<boolean>`r.left_out`
  if (show === 'warning') return sql<boolean>`(not r.left_out and r.problems @> '[{"level": "warning"}]')`
  return sql<boolean>`(not r.left_out and r.verdict = ${show})`
}

interface KeptImport extends Omit<StagedImport, 'file_name' | 'unknown_columns'> {
  file_name: string | null
  unknown_columns: StoredText[]
  mapped_columns: (string | null)[]
}

/** An import with its counts, as it travels; undefined for a missing one, and for one of another account or kind. */
export async function readStaged(
  db: Database,
  which: { id: number; kind: string; accountId: number },
): Promise<StagedImport | undefined> {
  const count = (show: ImportFilter) => sql`count(r.number) filter (where ${shownBy(show)})`
  const { rows } = await sql<Omit<KeptImport, 'counts'> & ImportCounts>`
    select i.id, i.file_name, i.state, i.job_id, i.undo_job_id, ${undoUntil} as undo_until, i.unknown_columns, i.mapped_columns, i.known_columns,
      exists (select from platform.import former where former.account_id = i.account_id and former.kind = i.kind
        and former.digest = i.digest and former.state = 'confirmed' and former.id < i.id) as is_repeated,
      ${count('all')} as all, ${count('new')} as new, ${count('changed')} as changed, ${count('same')} as same,
      ${count('error')} as error, ${count('warning')} as warning, ${count('left_out')} as left_out,
      ${count('refused')} as refused, ${count('kept')} as kept,
      count(*) filter (where r.outcome in ('done', 'undone', 'kept')) as done,
      count(*) filter (where r.outcome = 'undone') as undone
    from platform.import i left join platform.import_row r on r.import_id = i.id
    where i.id = ${which.id} and i.kind = ${which.kind} and i.account_id = ${which.accountId}
      and i.made_at > now() - ${keptFor}
    group by i.id`.execute(db)
  const [row] = rows
  if (!row) return undefined
  const { all, new: made, changed, same, error, warning, left_out, refused, kept, ...of } = row
  const { file_name, unknown_columns, mapped_columns, ...rest } = of
  return {
    ...rest,
    file_name: file_name ?? t`Таблица`,
    unknown_columns: unknown_columns.map((heading, place) => ({
      title: sayStored(heading),
      column: mapped_columns[place] ?? null,
    })),
    counts: { all, new: made, changed, same, error, warning, left_out, refused, kept },
  }
}

interface KeptRow extends Omit<ImportRow, 'problems' | 'changes' | 'detail'> {
  changes: KeptChange[]
  problems: KeptProblem[]
  detail: StoredText | null
}
/** A change in the words and the way of writing of whoever reads it. */
function changeToResponse({ column: key, from, to }: KeptChange, columns: readonly ImportColumn[]): ImportChange {
  const column = columns.find((one) => one.key === key)
  const shownTo = isStoredText(to) ? sayStored(to) : shownValue(to, column)
  return { column: key, from: shownValue(from, column), to: shownTo ?? '' }
}
const toResponse = ({ problems, changes, detail, ...row }: KeptRow, columns: readonly ImportColumn[]): ImportRow => ({
  ...row,
  changes: changes.map((change) => changeToResponse(change, columns)),
  problems: problems.map((one) => ({ ...one, text: sayStored(one.text) })),
  detail: detail === null ? '' : sayStored(detail),
})

/** A page of rows in their order; `total` of all that are shown so. */
export async function pageOfRows(
  db: Database,
  { id: importId, columns }: { id: number; columns: readonly ImportColumn[] },
  { show, page, size }: { show: ImportFilter; page: number; size: number },
): Promise<{ items: ImportRow[]; total: number }> {
  const { rows } = await sql<KeptRow & { total_rows: number }>`
    select number, title, cells, left_out, verdict, problems, changes, similar_to, as_new, outcome, detail,
      count(*) over () as total_rows
    from platform.import_row r where import_id = ${importId} and ${shownBy(show)}
    order by number ${pageLimit({ page, size })}`.execute(db)
  return { items: rows.map((row) => toResponse(row, columns)), total: rows[0]?.total_rows ?? 0 }
}
