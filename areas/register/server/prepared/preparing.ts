import { sql, type RawBuilder } from 'kysely'
import * as z from 'zod/mini'
import { notify } from '#areas/notices/server/index.ts'
import { msg } from '#platform/contract/text.ts'
import { id, isoDate } from '#platform/contract/wire.ts'
import { longJob, type Doing, type ItemOutcome } from '#platform/server/long-job/long-job.ts'
import type { Database } from '#platform/server/database.ts'
import { prepareReportCards } from '../../contract/prepared.ts'
import { PaperContent } from '../../contract/paper.ts'
import { paperLanguages } from '../../rules/paper-words.ts'
import { cardHead } from '../paper/card-head.ts'
import { drawReportCardArchive, drawReportCards } from '../paper/draw-report-cards.ts'
import { paperContent, readSchool } from '../paper/paper-content.ts'
import { mayPrintClass } from '../scope.ts'
import { readSheets } from '../sheets/read-sheets.ts'
import { cardsPrepared } from './notice-kinds.ts'

/** Sheets of one part (a class) are gathered one by one, then written into the part's file. */
const Step = z.discriminatedUnion('do', [
  z.object({
    do: z.literal('gather'),
    part: z.string(),
    class_id: id,
    number: z.int(),
    student_id: id,
    year_id: id,
    today: isoDate,
  }),
  z.object({
    do: z.literal('write'),
    part: z.string(),
    class_id: id,
    title: z.string(),
    language: z.enum(paperLanguages),
    today: isoDate,
    is_last: z.boolean(),
  }),
])
export type Step = z.infer<typeof Step>
type Gather = Extract<Step, { do: 'gather' }>
type Write = Extract<Step, { do: 'write' }>

async function gather(db: Database, jobId: number, { part, number, ...step }: Gather): Promise<ItemOutcome> {
  const [[sheet], school, person] = await Promise.all([
    readSheets(db, { students: [step.student_id], years: [step.year_id], today: step.today }),
    readSchool(db, step.today),
    db.selectFrom('people.person').where('id', '=', step.student_id).select('full_name').executeTakeFirst(),
  ])
  if (!sheet || !person) return { outcome: 'refused', detail: msg`Ученика уже нет в классе` }
  if (sheet.courses.length === 0) return { outcome: 'refused', detail: msg`Нет предметов: ученик не зачислен в группы` }
  const content = JSON.stringify(paperContent(school, person.full_name, sheet))
  await db
    .insertInto('register.prepared_sheet')
    .values({ job_id: jobId, part, number, content })
    .onConflict((on) => on.doNothing())
    .execute()
  return { outcome: 'done', detail: null }
}

type Writing = Pick<Doing<Step>, 'context' | 'db' | 'caller' | 'jobId'>
async function writeFile({ context, db, caller, jobId }: Writing, step: Write): Promise<ItemOutcome> {
  const { part, class_id, title, language, today: date } = step
  const kept = await db
    .deleteFrom('register.prepared_sheet')
    .where('job_id', '=', jobId)
    .where('part', '=', part)
    .returning(['number', 'content'])
    .execute()
  if (kept.length === 0) return { outcome: 'refused', detail: msg`Нет ни одного табеля` }
  const papers = kept
    .toSorted((a, b) => a.number - b.number)
    .map(({ content }) => ({ content: PaperContent.parse(content), language, stamp: null, date, isFinal: false }))
  const head = await cardHead(context, caller)
  const bytes = Buffer.from(await drawReportCards(title, papers, head))
  const archive = Buffer.from(await drawReportCardArchive(papers, head))
  await sql`insert into register.prepared_file (job_id, account_id, part, class_id, name, sheets, bytes, archive)
    select id, account_id, ${part}, ${class_id}::integer, ${`${title}.pdf`}, ${papers.length}, ${bytes}, ${archive} from platform.long_job
    where id = ${jobId}`.execute(db)
  return {
    outcome: 'done',
    detail: msg`Табелей: ${papers.length}. Файл ждёт на странице «Успеваемость по годам», вкладка «Табели»`,
  }
}

async function isWithin(db: Database, condition: RawBuilder<boolean>): Promise<boolean> {
  const { rows } = await sql<{ holds: boolean }>`select ${condition} as holds`.execute(db)
  return rows[0]?.holds === true
}

/** Report cards of classes: each sheet is an item, and so is the file of each class. */
export const prepareFilesJob = longJob({
  kind: 'register.report-cards',
  input: Step,
  access: prepareReportCards.access,
  reaches: async ({ db, caller, today, input }) =>
    isWithin(db, mayPrintClass(caller, sql`${input.class_id}::integer`, today)),
  act: async (doing) => {
    const { db, publish, input, jobId, caller } = doing
    if (input.do === 'gather') return gather(db, jobId, input)
    const outcome = await writeFile(doing, input)
    if (!input.is_last) return outcome
    await notify(db, publish, [
      {
        accountId: caller.accountId,
        kind: cardsPrepared,
        title: msg`Табели готовы`,
        text: input.title,
        link: '/students-register/grade-book?tab=print',
        subject: `report-cards:${jobId}`,
      },
    ])
    return outcome
  },
})
