import { sql } from 'kysely'
import * as z from 'zod/mini'
import { msg, type StoredText, type Text } from '#platform/contract/text.ts'
import { mayBeRetried, refusalOfDatabase } from '../database-error.ts'
import type { Database } from '../database.ts'
import { handle } from '../handle.ts'
import { record } from '../history.ts'
import { keptWords } from '../language/spoken.ts'
import { beginLongJob, longJob, type Doing, type LongJobKind } from '../long-job/long-job.ts'
import { conflict, Refusal } from '../refusal.ts'
import type { ImportKind, MadeChange, Undoing } from './kind.ts'
import { piecesOf } from './pieces.ts'
import { requestOf } from './request-of.ts'
import { findStaged } from './staged.ts'

const Piece = z.object({ import_id: z.int(), numbers: z.array(z.int()) })
type PieceOf = z.output<typeof Piece>

/** Takes back what a row has changed, the last first. @throws Refusal where something of it has been changed since */
async function revertRow<T>(kind: ImportKind<T>, undoing: Undoing, batch: string): Promise<void> {
  const { rows } = await sql<MadeChange>`select id, subject, subject_id, before, after from history.change
    where batch = ${batch}::uuid order by id desc`.execute(undoing.db)
  for (const change of rows) {
    const revert = kind.reverts[change.subject]
    if (revert === undefined) throw conflict(msg`Это отменяют вручную`)
    await revert(undoing, change)
  }
}

/** All of a row or nothing of it. @returns why it stays, or null */
async function tryRow<T>(kind: ImportKind<T>, undoing: Undoing, batch: string): Promise<Text | StoredText | null> {
  const { db } = undoing
  await sql`savepoint undone_row`.execute(db)
  try {
    await revertRow(kind, undoing, batch)
    await sql`release savepoint undone_row`.execute(db)
    return null
  } catch (error) {
    if (mayBeRetried(error)) throw error
    const refusal = error instanceof Refusal ? error : refusalOfDatabase(error)
    if (!refusal) throw error
    await sql`rollback to savepoint undone_row`.execute(db)
    return refusal.words
  }
}

const settle = (db: Database, { import_id }: PieceOf, number: number, left: Text | StoredText | null) =>
  sql`update platform.import_row set outcome = ${left === null ? 'undone' : 'kept'},
      detail = ${JSON.stringify(keptWords(left ?? msg`Отменено`))}::jsonb
    where import_id = ${import_id} and number = ${number}`.execute(db)

async function undoPiece<T>(kind: ImportKind<T>, { db, input, caller, today, context }: Doing<PieceOf>) {
  const { rows } = await sql<{ number: number; batch: string | null }>`
    select number, batch from platform.import_row where import_id = ${input.import_id}
      and number = any(${input.numbers}::int[]) and outcome = 'done' order by number desc`.execute(db)
  const undoing: Undoing = {
    db,
    caller,
    today,
    context,
    requestId: requestOf(input.import_id),
    record: (...changes) => record(db, caller, requestOf(input.import_id), changes),
  }
  let left = 0
  for (const { number, batch } of rows) {
    const reason = batch === null ? null : await tryRow(kind, undoing, batch)
    if (reason !== null) left++
    await settle(db, input, number, reason)
  }
  return { undone: rows.length - left, left }
}

/** The work that takes an import back, pieces of rows from its end. */
export const undoJob = <T>(kind: ImportKind<T>): LongJobKind =>
  longJob({
    kind: `import-undo.${kind.name}`,
    input: Piece,
    access: kind.declared.access,
    reaches: 'each-row',
    act: async (doing) => {
      const { undone, left } = await undoPiece(kind, doing)
      if (left === 0) return { outcome: 'done', detail: msg`Отменено строк: ${undone}` }
      return { outcome: 'refused', detail: msg`Отменено строк: ${undone}, осталось: ${left}`, notDone: left }
    },
  })

async function requireOver(db: Database, jobId: number | null): Promise<void> {
  const { rows } =
    await sql`select from platform.long_job where id = ${jobId} and state in ('waiting', 'running')`.execute(db)
  if (rows.length > 0) throw conflict(msg`Таблица ещё вносится: дождитесь конца или отмените работу`)
}

/** Begins to take the whole import back. */
export const undoHandler = <T>(kind: ImportKind<T>, job: LongJobKind) =>
  handle(kind.declared.undo, async ({ params, caller, db, context, record: addToHistory }) => {
    await sql`select from platform.import where id = ${params.id} and account_id = ${caller.accountId} for update`.execute(
      db,
    )
    const staged = await findStaged(db, kind, caller, params.id)
    if (staged.state !== 'confirmed') throw conflict(msg`Эту таблицу ещё не вносили`)
    if (staged.undo_job_id !== null) throw conflict(msg`Этот импорт уже отменяли`)
    await requireOver(db, staged.job_id)
    const { rows } = await sql<{ number: number }>`select number from platform.import_row
      where import_id = ${params.id} and outcome = 'done' order by number desc`.execute(db)
    if (rows.length === 0) throw conflict(msg`Отменять нечего: из таблицы ничего не внесено`)
    const numbers = rows.map(({ number }) => number)
    const undo_job_id = await beginLongJob({ db, context }, job, {
      caller,
      title: msg`Отмена импорта: «${kind.declared.titleText}», строк ${numbers.length}`,
      items: piecesOf(numbers, (piece) => ({ import_id: params.id, numbers: piece })),
    })
    await db.updateTable('platform.import').set({ undo_job_id }).where('id', '=', params.id).execute()
    await addToHistory({
      subject: 'platform.import',
      id: params.id,
      after: { kind: kind.name, undone: numbers.length },
    })
    return findStaged(db, kind, caller, params.id)
  })
