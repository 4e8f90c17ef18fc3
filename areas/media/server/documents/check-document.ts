import { sql } from 'kysely'
import type { AppContext } from '#platform/server/app-context.ts'
import { reportError } from '#platform/server/lost-connection.ts'
import type { ScheduledTask } from '#platform/server/scheduled-task.ts'
import { inBackground } from '#platform/server/threads/asker.ts'
import type { OnRefusedFile, UploadRule } from '#platform/server/upload-rule.ts'
import type { FileFlaw } from '../../rules/file-flaw.ts'
import { fileName } from '../../rules/file-name.ts'
import { readStored, removeStored, storeParts, wholePart } from '../store.ts'
import { examine, type Examined } from '../examine/examination.ts'
import { flawWords } from './flaw-words.ts'

interface Unchecked {
  id: number
  stem: string
  name: string
  purpose: string
  checks: number
}
/** After so long a check that was begun is taken for one whose process has gone. */
const minutes = 5
/** What has ended its process so often is not tried again. */
const maxChecks = 3

/** Takes a document to be checked, so that no other process does. */
async function claim(db: AppContext['db'], id: number): Promise<Unchecked | undefined> {
  const { rows } = await sql<Unchecked>`
    update media.file set check_began = now(), checks = checks + 1
    where id = ${id} and state = 'checking' and coalesce(check_began < now() - make_interval(mins => ${minutes}), true)
    returning id, stem, name, purpose, checks`.execute(db)
  return rows[0]
}

async function settleClean({ db, media }: AppContext, { id, stem, name }: Unchecked, { bytes, mime }: Examined) {
  await storeParts(media, stem, new Map([[wholePart, bytes]]))
  await sql`update media.file set state = 'clean', size = ${bytes.length}, mime = ${mime}, name = ${fileName(name, mime)}
    where id = ${id} and state = 'checking'`.execute(db)
}

/** Erases the bytes; the one who gave them is told where something of theirs refers to the file already. */
async function settleRefused(
  context: AppContext,
  { id, stem, name }: Unchecked,
  { flaw, rule, onRefused }: { flaw: FileFlaw; rule: UploadRule | undefined; onRefused: OnRefusedFile },
): Promise<void> {
  await removeStored(context.media, stem)
  const { rows } = await sql<{ uploaded_by: number | null; is_kept: boolean }>`
    update media.file set state = 'refused', flaw = ${flaw} where id = ${id} and state = 'checking'
    returning uploaded_by, is_kept`.execute(context.db)
  const accountId = rows[0]?.is_kept === true ? rows[0].uploaded_by : null
  if (accountId === null) return
  const reason = flawWords(flaw, rule?.purpose ?? { types: [], maxBytes: 0 })
  await onRefused(context, { name, accountId, reason })
}

/** Checks documents that wait for it, in the background: those of strangers hold up no print. */
export class Checks {
  readonly #rules: readonly UploadRule[]
  readonly #onRefused: OnRefusedFile

  constructor(rules: readonly UploadRule[], onRefused: OnRefusedFile) {
    this.#rules = rules
    this.#onRefused = onRefused
  }

  /** Checks one; what another process checks is left to it. */
  async check(context: AppContext, id: number): Promise<void> {
    const file = await claim(context.db, id)
    if (!file) return
    const rule = this.#rules.find(({ purpose }) => purpose.key === file.purpose)
    const bytes = rule && file.checks <= maxChecks ? await readStored(context.media, file.stem, wholePart) : null
    const found: Examined | { flaw: FileFlaw } =
      rule && bytes ? await inBackground(() => examine(bytes, file.name, rule.purpose)) : { flaw: 'heavy' }
    if ('flaw' in found) await settleRefused(context, file, { flaw: found.flaw, rule, onRefused: this.#onRefused })
    else await settleClean(context, file, found)
  }

  /** Begins a check that nobody waits for. */
  begin(context: AppContext, id: number): void {
    if (context.closing.aborted) return
    this.check(context, id).catch((error: Error) => reportError('media-check', error))
  }

  /** What a process has left unchecked. */
  get task(): ScheduledTask {
    return {
      name: 'media-check',
      cron: '* * * * *',
      run: async (context) => {
        const { rows } = await sql<{ id: number }>`
          select id from media.file where state = 'checking' and coalesce(check_began, made_at) < now() - interval '1 minute'
          order by id limit 20`.execute(context.db)
        for (const { id } of rows) await this.check(context, id)
      },
    }
  }
}
