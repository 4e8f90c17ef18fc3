import { sql } from 'kysely'
import type { StoredText } from '#platform/contract/text.ts'
import { msg } from '#platform/contract/text.ts'
import type { Database } from '../database.ts'
import { handle } from '../handle.ts'
import { sayStored } from '../language/spoken.ts'
import { refuse } from '../refusal.ts'
import type { ImportKind } from './kind.ts'
import { laidOut, plainHeading, type RememberedHeadings } from './match-headings.ts'
import { findOpen, findStaged, validateAgain } from './staged.ts'
import { keepRows, keptRows } from './store.ts'

/** What headings of files of this kind were said to mean. */
export async function rememberedHeadings(db: Database, kind: string): Promise<RememberedHeadings> {
  const rows = await db
    .selectFrom('platform.import_heading')
    .where('kind', '=', kind)
    .select(['heading', 'column_key'])
    .execute()
  return new Map(rows.map(({ heading, column_key }) => [heading, column_key]))
}

/** The next file is read so; a heading that means nothing any more is forgotten. */
async function remember(db: Database, kind: string, headings: readonly string[], keys: readonly (string | null)[]) {
  for (const [place, title] of headings.entries()) {
    const heading = plainHeading(title)
    const column_key = keys[place] ?? null
    if (heading === '') continue
    if (column_key === null)
      await db.deleteFrom('platform.import_heading').where('kind', '=', kind).where('heading', '=', heading).execute()
    else
      await db
        .insertInto('platform.import_heading')
        .values({ kind, heading, column_key })
        .onConflict((clash) => clash.columns(['kind', 'heading']).doUpdateSet({ column_key }))
        .execute()
  }
}

/** @throws Refusal 422 of a column that is none, that the file has already, or that is named twice */
function requireFree(columns: readonly (string | null)[], keys: readonly string[], known: readonly string[]): void {
  for (const [place, key] of columns.entries()) {
    if (key === null) continue
    if (!keys.includes(key)) throw refuse(['columns', place], msg`Такого столбца нет`)
    if (known.includes(key)) throw refuse(['columns', place], msg`Этот столбец в таблице уже есть`)
    if (columns.indexOf(key) !== place) throw refuse(['columns', place], msg`Названо дважды`)
  }
}

/** Says what the unknown headings of a file mean: its rows are read and validated anew. */
export const mapColumnsHandler = <T>(kind: ImportKind<T>) =>
  handle(kind.declared.mapColumns, async ({ params, body, caller, db, today }) => {
    const staged = await findOpen(db, kind, caller, params.id)
    const { unknown_columns, known_columns } = staged
    const columns = unknown_columns.map((_, place) => body.columns[place] ?? null)
    requireFree(
      columns,
      kind.declared.columns.map(({ key }) => key),
      known_columns,
    )
    const before = unknown_columns.map(({ column }) => column)
    const { rows: kept } = await sql<{ unknown_columns: StoredText[] }>`
      update platform.import set mapped_columns = ${JSON.stringify(columns)}::jsonb where id = ${params.id}
      returning unknown_columns`.execute(db)
    await remember(
      db,
      kind.name,
      (kept[0]?.unknown_columns ?? []).map((heading) => sayStored(heading)),
      columns,
    )
    const rows = (await keptRows(db, params.id)).map((row) => ({ ...row, ...laidOut(row, before, columns) }))
    await keepRows(db, params.id, rows)
    await validateAgain(kind, db, { caller, today, id: params.id, rows })
    return findStaged(db, kind, caller, params.id)
  })
