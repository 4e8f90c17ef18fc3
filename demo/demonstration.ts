import { sql, type Kysely } from 'kysely'
import type { DB } from '#database/migrations/types.generated.ts'
import { yearShapeOf } from '#areas/calendar/rules/year-shape.ts'
import { lessonHolds } from '#areas/journal/server/index.ts'
import { importTimetable, publishVersion, type ImportedTimetable } from '#areas/timetable/server/index.ts'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import { writeAbsenceReasons } from './build/absence-reasons.ts'
import { writeAssemblyPoints } from './build/assembly-points.ts'
import { buildShortDay } from './build/bells.ts'
import { writeDrills } from './build/drills.ts'
import { buildFrame } from './build/frame.ts'
import { inParallel } from './build/in-parallel.ts'
import { writeHomeworkFiles } from './build/homework-files.ts'
import { closings, journalPages, readKindIds, type JournalOptions } from './build/journal.ts'
import { writeSubstitutions, writeTexts, writeWorks } from './build/lessons.ts'
import { moveSomeLessons } from './build/moves.ts'
import { writePageViews } from './build/page-views.ts'
import { buildDuplicates } from './build/duplicates.ts'
import { buildOwnFields } from './build/own-fields.ts'
import { writeOwnFiles } from './build/own-files.ts'
import { buildPeople } from './build/people.ts'
import { writePersonalFiles } from './build/personal-files.ts'
import { writeLogo } from './build/logo.ts'
import { writePlans } from './build/plans.ts'
import { readLife } from './build/read-life.ts'
import { runJob } from './build/run-job.ts'
import { gradingMode } from './curriculum.ts'
import { drawPeople } from './draw.ts'
import { drawLife } from './life/draw-life.ts'
import type { SchoolLife } from './life/school-life.ts'
import { drawSubstitutions } from './life/substitutions.ts'
import { learnTables } from './learn.ts'
import { demonstrationPlan } from './plan.ts'
import { teacherKind } from './posts.ts'
import type { DemonstrationOptions } from './options.ts'
import { keepForLater } from './remainder.ts'
import { cast } from './sign-ins.ts'

/** The year's memberships end when the next year begins. */
const endOfYear = (start: CalendarDate): CalendarDate => `${Number(start.slice(0, 4)) + 1}-09-01`

function coverAbsences(life: SchoolLife, { teachers }: ImportedTimetable) {
  const codes = new Map([...teachers].map(([code, id]) => [id, code]))
  const cathedraOf = (teacher: number) => teacherKind(codes.get(teacher) ?? '').cathedra
  return drawSubstitutions({ life, cathedraOf, askedToday: teachers.get(cast.teacher) ?? 0 })
}

/** The school's people and timetable: everything that stands before the first lesson is held. */
async function buildSchool(
  db: Kysely<DB>,
  { seed, today, say, classes }: DemonstrationOptions,
): Promise<{ life: SchoolLife } & Written> {
  const shape = yearShapeOf(today)
  const schoolPlan = await demonstrationPlan(classes)
  const { plan } = schoolPlan
  const drawn = drawPeople({ seed, plan, from: shape.date_start, until: endOfYear(shape.date_start), today })
  say(
    `Демонстрация: ${plan.classes.length} классов, ${drawn.enrolments.length} учащихся, ${drawn.teachers.length} учителей`,
  )
  const { frame, made, people } = await db.transaction().execute(async (trx) => {
    const built = await buildFrame(trx, shape)
    const imported = await importTimetable(trx, plan, {
      yearId: built.yearId,
      title: 'Основное расписание',
      gradingMode,
    })
    // the day before the winter holidays
    await buildShortDay(trx, built.yearId, shape.quarters[1]?.[1] ?? shape.date_end)
    const people = await buildPeople(trx, drawn, schoolPlan, imported)
    await buildOwnFields(trx, shape.date_start)
    await buildDuplicates(trx)
    return { frame: built, made: imported, people }
  })
  say('Демонстрация: расписание на учебный год')
  await publishVersion(db, made.versionId, { start_date: shape.date_start, end_date: shape.date_end }, lessonHolds)
  await learnTables(db, 'all')
  await moveSomeLessons(db, { seed, from: shape.date_start, today })
  const life = await readLife(db, { seed, today }, { frame, plan, drawn, made, people })
  return { life, made, accounts: people.accounts }
}
interface Written {
  made: ImportedTimetable
  accounts: Map<number, number>
}

/** What was written on the days of the year lies in the history's month of that day. */
async function makeHistoryMonths(db: Kysely<DB>, { quarters, today }: SchoolLife): Promise<void> {
  await sql`select history.ensure_month(first::date) from generate_series(
    date_trunc('month', ${quarters[0]?.start_date ?? today}::timestamp), greatest(${today}::timestamp, current_date),
    interval '1 month') as first`.execute(db)
}

/**
 * Builds the demonstration into an empty database, as far as it must stand before anybody works in it; the journals of
 * earlier quarters and their results wait in the database (`workOff`). The same seed and day give the same school.
 */
export async function buildDemonstration(db: Kysely<DB>, options: DemonstrationOptions): Promise<void> {
  const { timeZone, say, media } = options
  const { life, made, accounts } = await buildSchool(db, options)
  await makeHistoryMonths(db, life)
  const substitutions = coverAbsences(life, made)
  const drawn = drawLife(life)
  say('Демонстрация: журналы до сегодняшнего дня')
  await writeSubstitutions(db, substitutions)
  const workIds = await writeWorks(db, drawn.works)
  await writeTexts(db, drawn.texts)
  const journal: JournalOptions = {
    life,
    accounts,
    timeZone,
    kindIds: await readKindIds(db),
    workIds: new Map(drawn.works.map((work, index) => [work, workIds[index] ?? 0])),
  }
  const { now, later } = journalPages(journal, drawn)
  await inParallel(now, (job) => db.transaction().execute((trx) => runJob(trx, job)))
  await writeAbsenceReasons(db, life.today)
  if (media !== undefined) {
    await writeHomeworkFiles(db, media, life.today)
    await writePlans(db, media)
    await writeLogo(db, media)
    await writeOwnFiles(db, media, life.today)
  }
  await writePersonalFiles(db, options)
  await writePageViews(db, options)
  await writeAssemblyPoints(db, media)
  await writeDrills(db, options)
  await keepForLater(db, [...later, ...closings(journal)])
  await learnTables(db, 'journal')
}
