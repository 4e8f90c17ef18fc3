import { studyYearTitle } from '#areas/calendar/rules/study-year.ts'
import { describePlan } from '#areas/timetable/rules/describe-plan.ts'
import type { YearShape } from '#areas/calendar/rules/year-shape.ts'
import type { ImportPlan } from '#areas/timetable/rules/import-plan.ts'
import { planImport } from '#areas/timetable/rules/plan-import.ts'
import { lessonHolds } from '#apps/server/areas.ts'
import { importTimetable, publishVersion, readFetFile, UnreadableFile } from '#areas/timetable/server/index.ts'
import { schoolClock } from '#platform/server/clock.ts'
import { openDatabase, type Database } from '#platform/server/database.ts'
import { openInstallation } from '#apps/server/start/installation.ts'
import { runProcess } from '#apps/server/start/process-life.ts'
import { Refusal } from '#platform/server/refusal.ts'
import { readSettings } from '#apps/server/start/settings.ts'
import { StartRefusal } from '#platform/server/start/start-refusal.ts'
import { printLine } from '../server/print-line.ts'
import { readOptions, type Options } from './options.ts'
import { ensureSchool } from '#demo/index.ts'
import { foreignRows } from '../server/school.ts'
import { calendarSentence, ensureStudyYear, shapeFor } from './study-year.ts'

const databaseStopMs = 90_000

/** What a person can act on, in one sentence without a stack. */
function inSentence(error: unknown): never {
  if (error instanceof UnreadableFile || error instanceof Refusal) throw new StartRefusal(error.message)
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'ENOENT') throw new StartRefusal('Такого файла нет.')
  if (code === 'EISDIR') throw new StartRefusal('Это папка, а нужен файл расписания FET: назовите его целиком.')
  throw error
}

function section(title: string, lines: string[]): void {
  if (lines.length > 0) console.log(`\n${title}\n${lines.map((one) => `  ${one}`).join('\n')}`)
}

async function planOf({ file, classes }: Options) {
  printLine(`Читаю ${file}`)
  const plan = planImport(await readFetFile(file).catch(inSentence), { ...(classes && { classes }) })
  const { taken, notes, leftovers } = describePlan(plan)
  section('Взято из файла', taken)
  section('Взято с допущением — проверьте', notes)
  section('Не взято', leftovers)
  console.log('')
  return plan
}

const nextStep =
  'Дальше: npm start откроет эту школу и покажет одноразовую ссылку, по которой входит её первый администратор'

async function importPlan(db: Database, plan: ImportPlan, shape: YearShape): Promise<void> {
  const year = await ensureStudyYear(db, shape)
  printLine(`Записываю в ${studyYearTitle(year)} учебный год`)
  const { versionId } = await importTimetable(db, plan, { yearId: year.id })
  if (!year.hasQuarters) {
    printLine('Расписание записано черновиком: в календаре этого года нет четвертей, уроки не к чему привязать')
    return
  }
  printLine(calendarSentence(year))
  printLine('Создаю уроки по календарю')
  const range = { start_date: year.date_start, end_date: year.date_end }
  const { added } = await publishVersion(db, versionId, range, lessonHolds)
  printLine(`Расписание опубликовано, уроков: ${added}`)
}

await runProcess(
  async (life) => {
    const options = readOptions(process.argv.slice(2))
    const settings = readSettings(process.env)
    const plan = await planOf(options)
    const installation = await openInstallation(settings, { print: printLine, beside: true })
    life.beforeEnd(installation.close, databaseStopMs)
    const { db } = openDatabase(installation.databaseUrl, 2)
    life.beforeEnd(() => db.destroy())

    const today = schoolClock(settings.timeZone, settings.schoolToday).today()
    const shape = shapeFor(options.year, today)
    const school = await ensureSchool({ databaseUrl: installation.databaseUrl, shape, print: printLine })
    if (school === 'foreign') throw foreignRows()
    if (school === 'built') printLine('Школы здесь ещё не было: завожу пустую')
    await db
      .transaction()
      .execute((transaction) => importPlan(transaction, plan, shape))
      .catch(inSentence)
    if (school === 'built') printLine(nextStep)
    printLine('Готово')
    await life.end(0)
  },
  { print: printLine, verbose: process.env['LOG_LEVEL'] === 'debug' },
)
