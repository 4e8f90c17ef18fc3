import { sql } from 'kysely'
import { handle } from '#platform/server/handle.ts'
import { notFound } from '#platform/server/refusal.ts'
import { retentionMonths } from '#platform/server/maintenance/retention.ts'
import type { MaintenanceTask } from '#platform/server/maintenance/chore.ts'
import { listPreparedFiles, takePreparedArchive, takePreparedFile } from '../../contract/prepared.ts'
import { mayPrintClass } from '../scope.ts'

const setting = 'prepared_report_cards'
const keptMonths = 1
const maxShown = 40

export const listPreparedFilesHandler = handle(listPreparedFiles, async ({ caller, db, today }) => {
  const rows = await db
    .selectFrom('register.prepared_file')
    .where('account_id', '=', caller.accountId)
    .where(mayPrintClass(caller, sql.ref('class_id'), today))
    .select([
      'id',
      'name',
      'sheets',
      'made_at',
      sql<number>`octet_length(bytes)`.as('bytes'),
      sql<boolean>`archive is not null`.as('has_archive'),
    ])
    .orderBy('id', 'desc')
    .limit(sql.lit(maxShown))
    .execute()
  return {
    items: rows.map((row) => ({ ...row, made_at: row.made_at.toISOString() })),
    kept_months: await retentionMonths(db, setting, keptMonths),
  }
})

/** Of who asked for it, and of nobody else; of a class that they may print still. */
export const takePreparedFileHandler = handle(takePreparedFile, async ({ params, caller, db, today, record }) => {
  const file = await db
    .selectFrom('register.prepared_file')
    .where('id', '=', params.id)
    .where('account_id', '=', caller.accountId)
    .where(mayPrintClass(caller, sql.ref('class_id'), today))
    .select(['name', 'bytes', 'sheets'])
    .executeTakeFirst()
  if (!file) throw notFound()
  const after = { list: 'report-cards', name: file.name, rows: file.sheets }
  await record({ subject: 'platform.export', id: caller.accountId, after })
  return { name: file.name, bytes: new Uint8Array(file.bytes) }
})

/** As the file itself; one of before there were archives has none. */
export const takePreparedArchiveHandler = handle(takePreparedArchive, async ({ params, caller, db, today, record }) => {
  const file = await db
    .selectFrom('register.prepared_file')
    .where('id', '=', params.id)
    .where('account_id', '=', caller.accountId)
    .where(mayPrintClass(caller, sql.ref('class_id'), today))
    .select(['name', 'archive', 'sheets'])
    .executeTakeFirst()
  if (!file?.archive) throw notFound()
  const name = file.name.replace(/\.pdf$/, '.zip')
  await record({
    subject: 'platform.export',
    id: caller.accountId,
    after: { list: 'report-cards', name, rows: file.sheets },
  })
  return { name, bytes: new Uint8Array(file.archive) }
})

/** The files are copies of what stands in the journals: they are needed until they are printed. */
export const forgetPreparedFiles: MaintenanceTask = {
  name: 'prepared report cards',
  run: async (db) => {
    const months = await retentionMonths(db, setting, keptMonths)
    await sql`delete from register.prepared_file where made_at < now() - make_interval(months => ${months})`.execute(db)
    await sql`delete from register.prepared_sheet s using platform.long_job j
      where j.id = s.job_id and j.state not in ('waiting', 'running')`.execute(db)
  },
}
