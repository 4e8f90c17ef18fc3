import { sql } from 'kysely'
import {
  cancelLongJob,
  listLongJobs,
  longJobChanged,
  readLongJob,
  type LongJobReport,
} from '#platform/contract/long-jobs.ts'
import { accountRoom } from '#platform/contract/realtime.ts'
import { msg, type StoredText } from '#platform/contract/text.ts'
import type { Area } from '../area.ts'
import type { Audited } from '../audited.ts'
import type { Caller } from '../caller.ts'
import type { Database } from '../database.ts'
import { handle } from '../handle.ts'
import { sayStored } from '../language/spoken.ts'
import { conflict, notFound } from '../refusal.ts'
import { retentionMonths } from '../maintenance/retention.ts'
import { forgetJobFiles, jobFileHandlers } from './file-handlers.ts'
import { readJobFiles } from './job-files.ts'
import type { LongJobKind } from './long-job.ts'
import { notDone, readJobs } from './read-job.ts'
import { undoHandler } from './undo-job.ts'
import { takeUp } from './take-up.ts'

const shownDays = 7
const maxShown = 20
const keptMonths = 13

const list = handle(listLongJobs, async ({ caller, db }) => ({
  items: await readJobs(
    db,
    sql`j.id in (select id from platform.long_job where account_id = ${caller.accountId}
      and made_at > now() - make_interval(days => ${shownDays}) order by id desc limit ${sql.lit(maxShown)})`,
  ),
}))

async function own(db: Database, caller: Caller, id: number) {
  const [job] = await readJobs(db, sql`j.id = ${id} and j.account_id = ${caller.accountId}`)
  if (!job) throw notFound()
  return job
}

interface KeptItem extends Omit<LongJobReport['items'][number], 'title' | 'detail'> {
  title: StoredText
  detail: StoredText | null
}
const readWith = (kinds: readonly LongJobKind[]) =>
  handle(readLongJob, async ({ params, caller, db, today, context }) => {
    const job = await own(db, caller, params.id)
    const { rows } = await sql<KeptItem>`select number, title, outcome, detail, is_counted, size, ${notDone} as not_done
      from platform.long_job_item i where job_id = ${params.id} order by number`.execute(db)
    const items = rows.map(({ title, detail, ...item }) => ({
      ...item,
      title: sayStored(title),
      detail: detail === null ? '' : sayStored(detail),
    }))
    const which = sql<boolean>`j.id = ${job.id}`
    const files = await readJobFiles(kinds, { which, where: 'job' }, { db, caller, today, context })
    return { ...job, items, files }
  })

const cancel = handle(cancelLongJob, async ({ params, caller, db, publish }) => {
  const job = await own(db, caller, params.id)
  const requested = await sql`update platform.long_job set cancel_requested = true
    where id = ${job.id} and state in ('waiting', 'running') returning id`.execute(db)
  if (requested.rows.length === 0) throw conflict(msg`Работа уже закончена`)
  const changed = { ...job, cancel_requested: true }
  publish(accountRoom(caller.accountId), longJobChanged, changed)
  return changed
})

const importsAudited: Audited = {
  subject: 'platform.import',
  title: msg`загрузка из файла`,
  titles: {
    kind: msg`Что загружено`,
    rows: msg`Строк`,
    new: msg`Добавляется`,
    changed: msg`Изменяется`,
    undone: msg`Отменяется строк`,
  },
  fields: ['kind', 'rows', 'new', 'changed', 'undone'],
}
const exportsAudited: Audited = {
  subject: 'platform.export',
  title: msg`выгрузка`,
  isUnnumbered: true,
  titles: {
    list: msg`Список`,
    rows: msg`Строк`,
    columns: msg`Столбцы`,
    narrowed_by: msg`Отбор`,
    grouped_by: msg`Группы по столбцу`,
    ordered_by: msg`По порядку`,
    form: msg`Вид файла`,
    name: msg`Файл`,
    period: msg`Период`,
    class_id: msg`Класс`,
    group_id: msg`Группа`,
    card_id: msg`Итоговый табель`,
    year_id: msg`Учебный год`,
  },
  fields: [
    'list',
    'narrowed_by',
    'columns',
    'grouped_by',
    'ordered_by',
    'form',
    'rows',
    'name',
    'period',
    'class_id',
    'group_id',
    'card_id',
    'year_id',
  ],
  concerns: { field: 'student_id' },
}

const longJobsWith = (kinds: readonly LongJobKind[]): Area => ({
  endpoints: [list, readWith(kinds), cancel, undoHandler, ...jobFileHandlers(kinds)],
  scheduledTasks: [takeUp],
  audited: [
    {
      subject: 'platform.long_job',
      title: msg`длительная работа`,
      titles: {
        undoes: msg`Отменяет работу №`,
        teachers: msg`Учителей`,
        report_cards: msg`Табелей`,
        certificates: msg`Справок`,
        documents: msg`Документов`,
        archived: msg`Людей в архив или из него`,
        role: msg`Роль`,
        people: msg`Человек`,
        login_slips: msg`Листков для входа`,
        plan_lines: msg`Строк РУП`,
      },
      fields: [
        'undoes',
        'teachers',
        'report_cards',
        'certificates',
        'documents',
        'archived',
        'role',
        'people',
        'login_slips',
        'plan_lines',
      ],
    },
    exportsAudited,
    importsAudited,
  ],
  maintenance: [
    {
      name: 'long jobs',
      run: async (db) => {
        const months = await retentionMonths(db, 'long_jobs', keptMonths)
        await sql`delete from platform.long_job where ended_at < now() - make_interval(months => ${months})`.execute(db)
      },
    },
    forgetJobFiles,
  ],
})
/** Progress, results, files and cancelling of long work of all areas. */
export const longJobsOf = (areas: readonly Pick<Area, 'longJobs'>[]): Area =>
  longJobsWith(areas.flatMap(({ longJobs = [] }) => longJobs))
