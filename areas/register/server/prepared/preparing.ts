import { sql } from 'kysely'
import * as z from 'zod/mini'
import { notify } from '#areas/notices/server/index.ts'
import { msg } from '#platform/contract/text.ts'
import { id, isoDate } from '#platform/contract/wire.ts'
import { longJob, type Doing, type ItemOutcome } from '#platform/server/long-job/long-job.ts'
import type { Database } from '#platform/server/database.ts'
import { preparedKind, prepareReportCards } from '../../contract/prepared.ts'
import type { PaperContent } from '../../contract/paper.ts'
import { paperLanguages } from '../../rules/paper-words.ts'
import { cardHead } from '../paper/card-head.ts'
import { drawReportCardArchive, drawReportCards } from '../paper/draw-report-cards.ts'
import { paperContent, readSchool } from '../paper/paper-content.ts'
import { mayPrintClass } from '../scope.ts'
import { readSheets } from '../sheets/read-sheets.ts'
import { cardsPrepared } from './notice-kinds.ts'

/** A class whose report cards are gathered and written into one file. */
const Step = z.object({
  class_id: id,
  year_id: id,
  /** In the order of the file. */
  student_ids: z.array(id),
  title: z.string(),
  language: z.enum(paperLanguages),
  today: isoDate,
  is_last: z.boolean(),
})
export type Step = z.infer<typeof Step>

interface Gathered {
  contents: PaperContent[]
  /** Names of those of whom there is nothing to write. */
  left: string[]
}
async function gather(db: Database, { student_ids, year_id, today }: Step): Promise<Gathered> {
  const [sheets, school, persons] = await Promise.all([
    readSheets(db, { students: student_ids, years: [year_id], today }),
    readSchool(db, today),
    db.selectFrom('people.person').where('id', 'in', student_ids).select(['id', 'full_name']).execute(),
  ])
  const [sheetOf, nameOf] = [
    new Map(sheets.map((sheet) => [sheet.student_id, sheet])),
    new Map(persons.map(({ id: person, full_name }) => [person, full_name])),
  ]
  const contents: PaperContent[] = []
  const left: string[] = []
  for (const student of student_ids) {
    const [sheet, name = String(student)] = [sheetOf.get(student), nameOf.get(student)]
    if (sheet && sheet.courses.length > 0) contents.push(paperContent(school, name, sheet))
    else left.push(name)
  }
  return { contents, left }
}

async function writeFile({ context, db, caller, input, keepFile }: Doing<Step>): Promise<ItemOutcome> {
  const { title, language, today: date } = input
  const { contents, left } = await gather(db, input)
  const named = left.join(', ')
  const why = msg`Без табеля, потому что нет предметов или ученика уже нет в классе: ${named}`
  if (contents.length === 0) return { outcome: 'refused', detail: why }
  const papers = contents.map((content) => ({ content, language, stamp: null, date, isFinal: false }))
  const head = await cardHead(context, caller)
  const bytes = await drawReportCards(title, papers, head)
  const archive = await drawReportCardArchive(papers, head)
  await keepFile({ name: `${title}.pdf`, sheets: papers.length, bytes, archive, reach: input })
  if (left.length > 0) return { outcome: 'refused', detail: why, notDone: left.length }
  return { outcome: 'done', detail: msg`Табелей: ${papers.length}` }
}

/** Report cards of classes: each class is an item with a file of its own. */
export const prepareFilesJob = longJob({
  kind: preparedKind,
  input: Step,
  access: prepareReportCards.access,
  reaches: async ({ db, caller, today }, inputs) => {
    const { rows } = await sql<{ holds: boolean }>`
      select ${mayPrintClass(caller, sql.ref('asked.class_id'), today)} as holds
      from unnest(${inputs.map(({ class_id }) => class_id)}::integer[]) with ordinality as asked(class_id, place)
      order by asked.place`.execute(db)
    return rows.map(({ holds }) => holds)
  },
  act: async (doing) => {
    const { db, publish, input, jobId, caller } = doing
    const outcome = await writeFile(doing)
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
