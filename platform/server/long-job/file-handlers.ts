import { sql } from 'kysely'
import { listLongJobFiles, takeLongJobArchive, takeLongJobFile } from '#platform/contract/long-jobs.ts'
import type { MaintenanceTask } from '../maintenance/chore.ts'
import { handle, type Mounted } from '../handle.ts'
import { retentionMonths } from '../maintenance/retention.ts'
import { notFound } from '../refusal.ts'
import type { Change } from '../history.ts'
import { readJobFiles, takenNow } from './job-files.ts'
import type { LongJobKind, Reaching } from './long-job.ts'

const setting = 'long_job_files'
const keptMonths = 1

interface Taking extends Reaching {
  params: { id: number; number: number }
  record: (change: Change) => Promise<void>
}
interface Row {
  kind: string
  input: unknown
  name: string
  sheets: number
  content: Buffer | null
}
/** A file of the caller's own work, of what they reach still; the history keeps who has taken it. @throws 404 */
async function take(kinds: readonly LongJobKind[], what: 'bytes' | 'archive', { params, record, ...asking }: Taking) {
  const { db, caller } = asking
  const { rows } = await sql<Row>`
    select j.kind, f.input, f.name, f.sheets, ${sql.ref(`f.${what}`)} as content
    from platform.long_job_file f join platform.long_job j on j.id = f.job_id
    where f.job_id = ${params.id} and f.number = ${params.number} and j.account_id = ${caller.accountId}`.execute(db)
  const [file] = await takenNow(kinds, rows, asking)
  if (!file?.content) throw notFound()
  const name = what === 'archive' ? file.name.replace(/\.pdf$/, '.zip') : file.name
  await record({
    subject: 'platform.export',
    id: caller.accountId,
    after: { list: file.kind, name, rows: file.sheets },
  })
  return { name, bytes: new Uint8Array(file.content) }
}

/** Files that long work has made, for who began it. @param kinds of all areas */
export const jobFileHandlers = (kinds: readonly LongJobKind[]): Mounted[] => [
  handle(listLongJobFiles, async ({ query, caller, db, today, context }) => {
    const which = query.kind === undefined ? sql<boolean>`true` : sql<boolean>`j.kind = ${query.kind}`
    return {
      items: await readJobFiles(kinds, { which, where: 'list' }, { db, caller, today, context }),
      kept_months: await retentionMonths(db, setting, keptMonths),
    }
  }),
  handle(takeLongJobFile, (call) => take(kinds, 'bytes', call)),
  handle(takeLongJobArchive, (call) => take(kinds, 'archive', call)),
]

/** They are copies of what stands elsewhere: needed until they are printed. */
export const forgetJobFiles: MaintenanceTask = {
  name: 'files of long jobs',
  run: async (db) => {
    const months = await retentionMonths(db, setting, keptMonths)
    await sql`delete from platform.long_job_file where made_at < now() - make_interval(months => ${months})`.execute(db)
  },
}
