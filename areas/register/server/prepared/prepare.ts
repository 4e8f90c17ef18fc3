import { sql } from 'kysely'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { msg, type Words } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
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

async function namesOf(db: Database, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('people.person')
    .where('id', 'in', [...ids])
    .select(['id', 'full_name'])
    .execute()
  return new Map(rows.map(({ id, full_name }) => [id, full_name]))
}

interface Item {
  title: Words
  input: Step
  isCounted?: boolean
}
function itemsOf(
  own: ClassRow,
  names: Map<number, string>,
  given: { language: PaperLanguage | undefined; today: string },
) {
  const { today } = given
  const gathered = own.student_ids.map((student_id, index): Item => ({
    title: `${names.get(student_id) ?? ''}, ${own.title}`,
    input: {
      do: 'gather',
      part: own.title,
      class_id: own.id,
      number: index + 1,
      student_id,
      year_id: own.year_id,
      today,
    },
  }))
  const language = given.language ?? languageOf(own)
  const title = `${paperWords[language].files.cards} ${own.title} ${displayDate(today)}`
  const file: Item = {
    title: msg`Файл ${own.title}`,
    input: { do: 'write', part: own.title, class_id: own.id, title, language, today, is_last: false },
    isCounted: false,
  }
  return [...gathered, file]
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
    const names = await namesOf(
      db,
      full.flatMap(({ student_ids }) => student_ids),
    )
    const items = full.flatMap((own) => itemsOf(own, names, { language: body.language, today }))
    const last = items.at(-1)
    if (last?.input.do === 'write') last.input.is_last = true
    const id = await beginLongJob({ db, context }, prepareFilesJob, {
      caller,
      title: body.class_id === undefined ? msg`Табели ${first.parallel} параллели` : msg`Табели ${first.title} класса`,
      items,
    })
    await record({ subject: 'platform.long_job', id, after: { ...body, report_cards: names.size } })
    return { id }
  },
)
