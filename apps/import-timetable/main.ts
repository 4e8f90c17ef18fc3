import { studyYearTitle } from '#areas/calendar/rules/study-year.ts'
import { describePlan } from '#areas/timetable/rules/describe-plan.ts'
import { planImport } from '#areas/timetable/rules/plan-import.ts'
import { importTimetable, publishVersion, readFetFile, UnreadableFile } from '#areas/timetable/server/index.ts'
import { schoolClock } from '#platform/server/clock.ts'
import { openDatabase } from '#platform/server/database.ts'
import { openInstallation } from '#platform/server/start/installation.ts'
import { live } from '#platform/server/start/process-life.ts'
import { Refusal } from '#platform/server/refusal.ts'
import { readSettings } from '#platform/server/start/settings.ts'
import { StartRefusal } from '#platform/server/start/start-refusal.ts'
import { say } from '../server/say.ts'
import { readOptions, type Options } from './options.ts'
import { ensureStudyYear, hasQuarters } from './study-year.ts'

const databaseStopMs = 90_000

/** What a person can act on, in one sentence without a stack. */
function inSentence(error: unknown): never {
  if (error instanceof UnreadableFile || error instanceof Refusal) throw new StartRefusal(error.message)
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') throw new StartRefusal('Такого файла нет.')
  throw error
}

function section(title: string, lines: string[]): void {
  if (lines.length > 0) console.log(`\n${title}\n${lines.map((one) => `  ${one}`).join('\n')}`)
}

async function planOf({ file, classes }: Options) {
  say(`Читаю ${file}`)
  const plan = planImport(await readFetFile(file).catch(inSentence), { ...(classes && { classes }) })
  const { taken, notes, leftovers } = describePlan(plan)
  section('Взято из файла', taken)
  section('Взято с допущением — проверьте', notes)
  section('Не взято', leftovers)
  console.log('')
  return plan
}

await live(
  async (life) => {
    const options = readOptions(process.argv.slice(2))
    const settings = readSettings(process.env)
    const plan = await planOf(options)
    const installation = await openInstallation(settings, { say, beside: true })
    life.beforeEnd(installation.close, databaseStopMs)
    const { db } = openDatabase(installation.databaseUrl, 2)
    life.beforeEnd(() => db.destroy())

    const today = schoolClock(settings.timeZone, settings.schoolToday).today()
    await db
      .transaction()
      .execute(async (transaction) => {
        const year = await ensureStudyYear(transaction, options.year, today)
        say(`Записываю в ${studyYearTitle(year)} учебный год`)
        const { versionId } = await importTimetable(transaction, plan, { yearId: year.id })
        if (!(await hasQuarters(transaction, year.id))) {
          say('Расписание записано черновиком: задайте четверти и каникулы, затем опубликуйте его')
          return
        }
        say('Создаю уроки по календарю')
        const range = { start_date: year.date_start, end_date: year.date_end }
        const { added } = await publishVersion(transaction, versionId, range)
        say(`Расписание опубликовано, уроков: ${added}`)
      })
      .catch(inSentence)
    say('Готово')
    await life.end(0)
  },
  { say, verbose: process.env['LOG_LEVEL'] === 'debug' },
)
