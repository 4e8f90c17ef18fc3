import type { ImportColumn } from '#platform/contract/import.ts'
import { msg } from '#platform/contract/text.ts'
import { handle } from '../handle.ts'
import { notFound, refuse } from '../refusal.ts'
import type { ImportKind } from './kind.ts'
import { findOpen, findStaged, validateAgain } from './staged.ts'
import { keepRows, keptRows, pageOfRows } from './store.ts'
import type { ValidatedRow } from './validate-rows.ts'

/** A page of the rows with their verdicts. */
export const readRowsHandler = <T>(kind: ImportKind<T>) =>
  handle(kind.declared.read, async ({ params, query, caller, db }) => {
    const staged = await findStaged(db, kind, caller, params.id)
    const { page, size } = query
    return { ...staged, ...(await pageOfRows(db, { ...kind.declared, id: params.id }, query)), page, size }
  })

/** @throws Refusal 422 of a cell under no column */
function writeCells(row: ValidatedRow, cells: Record<string, string>, columns: readonly ImportColumn[]): void {
  for (const [key, text] of Object.entries(cells)) {
    if (!columns.some((column) => column.key === key)) throw refuse(['cells', key], msg`Такого столбца нет`)
    row.cells = { ...row.cells, [key]: text }
    row.flaws = Object.fromEntries(Object.entries(row.flaws).filter(([flawed]) => flawed !== key))
  }
}

/** Mends a row, leaves it out or takes it in; all are validated anew. */
export const changeRowHandler = <T>(kind: ImportKind<T>) =>
  handle(kind.declared.change, async ({ params, body, caller, db, today }) => {
    await findOpen(db, kind, caller, params.id)
    const rows = await keptRows(db, params.id)
    const row = rows.find(({ number }) => number === params.number)
    if (!row) throw notFound()
    writeCells(row, body.cells ?? {}, kind.declared.columns)
    row.left_out = body.left_out ?? row.left_out
    row.as_new = body.as_new ?? row.as_new
    await keepRows(db, params.id, [row])
    await validateAgain(kind, db, { caller, today, id: params.id, rows })
    const { items } = await pageOfRows(
      db,
      { ...kind.declared, id: params.id },
      { show: 'all', page: rows.indexOf(row) + 1, size: 1 },
    )
    const [changed] = items
    if (!changed) throw notFound()
    return { ...(await findStaged(db, kind, caller, params.id)), row: changed }
  })

/** Leaves out every row that is wrong. */
export const leaveOutHandler = <T>(kind: ImportKind<T>) =>
  handle(kind.declared.leaveOut, async ({ params, caller, db, today }) => {
    await findOpen(db, kind, caller, params.id)
    const rows = await keptRows(db, params.id)
    for (const row of rows) if (row.verdict === 'error') row.left_out = true
    await keepRows(
      db,
      params.id,
      rows.filter(({ left_out }) => left_out),
    )
    await validateAgain(kind, db, { caller, today, id: params.id, rows })
    return findStaged(db, kind, caller, params.id)
  })
