import { sql } from 'kysely'
import type { StagedImport } from '#platform/contract/import.ts'
import { msg } from '#platform/contract/text.ts'
import type { Caller } from '../caller.ts'
import type { Database } from '../database.ts'
import { conflict, notFound } from '../refusal.ts'
import type { ImportKind } from './kind.ts'
import { keepRows, readStaged } from './store.ts'
import { validateRows, type ValidatedRow } from './validate-rows.ts'

/** What the caller has staged of this kind. @throws Refusal 404 */
export async function findStaged(
  db: Database,
  { name }: Pick<ImportKind<unknown>, 'name'>,
  caller: Caller,
  id: number,
): Promise<StagedImport> {
  const staged = await readStaged(db, { id, kind: name, accountId: caller.accountId })
  if (!staged) throw notFound(msg`Таблица не найдена: загруженное хранится сутки. Загрузите файл ещё раз`)
  return staged
}

/** The same, locked so that two windows do not change it at once. @throws Refusal 404, 409 */
export async function findOpen(
  db: Database,
  kind: Pick<ImportKind<unknown>, 'name'>,
  caller: Caller,
  id: number,
): Promise<StagedImport> {
  await sql`select from platform.import where id = ${id} and account_id = ${caller.accountId} for update`.execute(db)
  const staged = await findStaged(db, kind, caller, id)
  if (staged.state !== 'staged') throw conflict(msg`Таблица уже внесена. Чтобы исправить её, загрузите файл ещё раз`)
  return staged
}

/** Whether two opinions of a row are one, in whatever order their parts were kept. */
const opinionOf = ({ title, verdict, problems, changes, similar_to }: ValidatedRow): string =>
  JSON.stringify([
    [title, verdict, similar_to],
    problems.map(({ column, level, text, offer }) => [column, level, text, offer]),
    changes.map(({ column, from, to }) => [column, from, to]),
  ])

/** What the school makes of the rows now; kept where it has changed. */
export async function validateAgain<T>(
  kind: ImportKind<T>,
  db: Database,
  { caller, today, id, rows }: { caller: Caller; today: string; id: number; rows: ValidatedRow[] },
): Promise<ValidatedRow[]> {
  const before = new Map(rows.map((row) => [row.number, opinionOf(row)]))
  const validated = await validateRows(kind, { db, caller, today }, rows)
  await keepRows(
    db,
    id,
    validated.filter((row) => before.get(row.number) !== opinionOf(row)),
  )
  return validated
}
