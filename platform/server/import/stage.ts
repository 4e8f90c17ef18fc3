import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { msg } from '#platform/contract/text.ts'
import type { Caller } from '../caller.ts'
import type { Database } from '../database.ts'
import { handle } from '../handle.ts'
import { Refusal } from '../refusal.ts'
import type { ImportKind } from './kind.ts'
import { matchHeadings } from './match-headings.ts'
import { readUpload } from './read-upload.ts'
import { rememberedHeadings } from './map-columns.ts'
import { keepRows } from './store.ts'
import { validateRows } from './validate-rows.ts'

/** So many files a person may try in a day. */
const maxStaged = 50
async function requireFewerThanMax(db: Database, caller: Caller): Promise<void> {
  const { count } = await db
    .selectFrom('platform.import')
    .where('account_id', '=', caller.accountId)
    .where('made_at', '>', sql<Date>`now() - interval '1 day'`)
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  if (count >= maxStaged) throw new Refusal(429, msg`Слишком много таблиц за день, повторите завтра`, 3600)
}

/** Takes a file: its rows are read and validated, and kept for a day. */
export const stageHandler = <T>(kind: ImportKind<T>) =>
  handle(
    kind.declared.stage,
    async ({ body, caller, db, today, record }) => {
      await requireFewerThanMax(db, caller)
      const remembered = await rememberedHeadings(db, kind.name)
      const { rows, unknown, mapped, known } = matchHeadings(await readUpload(body.file), kind.declared, remembered)
      const validated = await validateRows(
        kind,
        { db, caller, today },
        rows.map((row) => ({ ...row, left_out: false, as_new: false })),
      )
      const staged = await db.transaction().execute(async (within) => {
        const { id } = await within
          .insertInto('platform.import')
          .values({
            account_id: caller.accountId,
            actor_account_id: caller.act ?? null,
            kind: kind.name,
            file_name: body.name ?? null,
            digest: createHash('sha256')
              .update(body.file as Buffer)
              .digest('hex'),
            unknown_columns: JSON.stringify(unknown),
            mapped_columns: JSON.stringify(mapped),
            known_columns: known,
          })
          .returning('id')
          .executeTakeFirstOrThrow()
        await keepRows(within, id, validated)
        return { id }
      })
      // the preview shows what the school knows of these rows
      await record({ subject: 'platform.import', id: staged.id, after: { kind: kind.name, rows: validated.length } })
      return staged
    },
    // reading and judging take their time: no transaction waits for them
    { ownTransactions: true },
  )
