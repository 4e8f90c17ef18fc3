import { sql } from 'kysely'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { msg } from '#platform/contract/text.ts'
import { handle } from '#platform/server/handle.ts'
import { beginLongJob } from '#platform/server/long-job/long-job.ts'
import { notFound, refuse } from '#platform/server/refusal.ts'
import { prepareReportCards } from '../../contract/prepared.ts'
import { paperWords, type PaperLanguage } from '../../rules/paper-words.ts'
import { mayPrintClass } from '../scope.ts'
import { readClasses, type ClassRow } from './classes.ts'
import { prepareFilesJob, type Step } from './preparing.ts'

/** Papers know two languages: a class that is taught in another has its own in Russian. */
const languageOf = ({ language }: ClassRow): PaperLanguage => (language === 'kk' ? 'kk' : 'ru')

function itemOf(own: ClassRow, given: { language: PaperLanguage | undefined; today: string; is_last: boolean }) {
  const { today, is_last } = given
  const language = given.language ?? languageOf(own)
  const { id: class_id, year_id, student_ids } = own
  const title = `${paperWords[language].files.cards} ${own.title} ${displayDate(today)}`
  const input: Step = { class_id, year_id, student_ids, title, language, today, is_last }
  return { title: own.title, input, size: student_ids.length }
}

export const prepareReportCardsHandler = handle(
  prepareReportCards,
  async ({ body, caller, db, today, context, record }) => {
    const isRequested =
      body.class_id === undefined ? sql`c.parallel_id = ${body.parallel_id}` : sql`c.id = ${body.class_id}`
    const may = mayPrintClass(caller, sql.ref('c.id'), today)
    const classes = await readClasses(db, sql<boolean>`${isRequested} and ${may}`, today)
    const [first] = classes
    if (!first) throw notFound()
    const full = classes.filter(({ student_ids }) => student_ids.length > 0)
    const field = body.class_id === undefined ? 'parallel_id' : 'class_id'
    if (full.length === 0) throw refuse(field, msg`В классе нет учеников`)
    const id = await beginLongJob({ db, context }, prepareFilesJob, {
      caller,
      title: body.class_id === undefined ? msg`Табели ${first.parallel} параллели` : msg`Табели ${first.title} класса`,
      items: full.map((own, index) =>
        itemOf(own, { language: body.language, today, is_last: index === full.length - 1 }),
      ),
    })
    const report_cards = full.reduce((sum, { student_ids }) => sum + student_ids.length, 0)
    await record({ subject: 'platform.long_job', id, after: { ...body, report_cards } })
    return { id }
  },
)
