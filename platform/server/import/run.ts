import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { msg, type StoredText } from '#platform/contract/text.ts'
import { mayBeRetried, refusalOfDatabase } from '../database-error.ts'
import type { Caller } from '../caller.ts'
import type { Database } from '../database.ts'
import { record } from '../history.ts'
import { keptWords } from '../language/spoken.ts'
import { longJob, type ItemOutcome, type LongJobKind } from '../long-job/long-job.ts'
import { Refusal } from '../refusal.ts'
import { validateRows, type RowToValidate } from './validate-rows.ts'
import type { ImportKind } from './kind.ts'
import { readCells } from './read-cells.ts'
import { requestOf } from './request-of.ts'
import { rowsToWrite } from './store.ts'

/** Rows of one item of the work: they stand together with their outcomes. */
const Piece = z.object({ import_id: z.int(), numbers: z.array(z.int()), today: z.string() })

interface RowOutcome extends ItemOutcome {
  /** Under which the history keeps what was changed. */
  batch?: string
}
const settle = (db: Database, importId: number, number: number, { outcome, detail, batch }: RowOutcome) =>
  sql`update platform.import_row set outcome = ${outcome}, batch = ${batch ?? null}::uuid, detail = ${detail && JSON.stringify(keptWords(detail))}::jsonb
    where import_id = ${importId} and number = ${number}`.execute(db)

interface Going<T> {
  kind: ImportKind<T>
  db: Database
  caller: Caller
  today: string
  importId: number
}

const inOne = (texts: readonly StoredText[]): StoredText => ({
  id: texts.map((_, index) => `{${index}}`).join('. '),
  values: texts,
})

/** Validated once more, for the school has gone on since the preview: what is no longer right is refused with the reason. */
async function writeRow<T>({ kind, db, caller, today, importId }: Going<T>, row: RowToValidate): Promise<RowOutcome> {
  const validationInput = { db, caller, today }
  const [shown] = await validateRows(kind, validationInput, [row])
  const wrong = shown?.problems.filter(({ level }) => level === 'error') ?? []
  if (shown === undefined || shown.verdict === 'error')
    return { outcome: 'refused', detail: inOne(wrong.map(({ text }) => text)) }
  const requested = { values: readCells(row, kind.declared.unsaidColumns).values, asNew: row.as_new }
  const [validated] = await kind.validate(validationInput, [requested])
  if (validated === undefined || validated.verdict === 'same') return { outcome: 'done', detail: msg`Без изменений` }
  const batch = randomUUID()
  await kind.write(
    { ...validationInput, record: (...changes) => record(db, caller, requestOf(importId), changes, batch) },
    requested,
    validated,
  )
  return { outcome: 'done', detail: validated.verdict === 'new' ? msg`Добавлено` : msg`Изменено`, batch }
}

/** What a row has spoilt is rolled back to where it began; the others stand. */
async function tryRow<T>(going: Going<T>, row: RowToValidate): Promise<RowOutcome> {
  const { db } = going
  await sql`savepoint import_row`.execute(db)
  try {
    const outcome = await writeRow(going, row)
    await sql`release savepoint import_row`.execute(db)
    return outcome
  } catch (error) {
    if (mayBeRetried(error)) throw error
    await sql`rollback to savepoint import_row`.execute(db)
    const refusal = error instanceof Refusal ? error : refusalOfDatabase(error)
    if (refusal && !refusal.isOfFields) return { outcome: 'refused', detail: refusal.words }
    // its details may hold what the row says of a person
    console.error(`import ${going.importId}, row ${row.number}:`, error instanceof Error ? error.message : error)
    return { outcome: 'refused', detail: msg`Внутренняя ошибка, повторите позже` }
  }
}

/** The work of an import: pieces of rows, each in a transaction of its own, with the rights that hold by then. */
export const importJob = <T>(kind: ImportKind<T>): LongJobKind =>
  longJob({
    kind: `import.${kind.name}`,
    input: Piece,
    access: kind.declared.access,
    reaches: 'each-row',
    act: async ({ db, input, caller }) => {
      const { import_id, numbers, today } = input
      const staged = await db.selectFrom('platform.import').where('id', '=', import_id).select('id').executeTakeFirst()
      if (!staged) return { outcome: 'refused', detail: msg`Таблица стёрта: загрузите её снова` }
      let refused = 0
      for (const row of await rowsToWrite(db, import_id, numbers)) {
        const outcome = await tryRow({ kind, db, caller, today, importId: import_id }, row)
        if (outcome.outcome === 'refused') refused++
        await settle(db, import_id, row.number, outcome)
      }
      if (refused === 0) return { outcome: 'done', detail: msg`Внесено строк: ${numbers.length}` }
      const done = numbers.length - refused
      return { outcome: 'refused', detail: msg`Внесено строк: ${done}, не внесено: ${refused}`, notDone: refused }
    },
  })
