import { sql, type Kysely } from 'kysely'
import type { DB } from '#database/migrations/types.generated.ts'
import { lessonHolds } from '#apps/server/areas.ts'
import { yearShapeOf } from '#areas/calendar/rules/year-shape.ts'
import { importTimetable, publishVersion } from '#areas/timetable/server/index.ts'
import { buildShortDay } from './build/bells.ts'
import { buildDuplicates } from './build/duplicates.ts'
import { buildFrame } from './build/frame.ts'
import { makeHistoryYears } from './build/history-years.ts'
import { drawSchool } from './build/life-job.ts'
import { moveSomeLessons } from './build/moves.ts'
import { buildOwnFields } from './build/own-fields.ts'
import { buildPeople } from './build/people.ts'
import { gradingMode } from './curriculum.ts'
import { learnTables } from './learn.ts'
import { demonstrationPlan } from './plan.ts'
import type { DemonstrationOptions } from './options.ts'
import { keepForLater } from './remainder.ts'

/**
 * Builds the demonstration into an empty database, as far as it must stand before anybody works in it: people, classes and
 * the dated lessons of the year. Journals and whatever else has happened until today are a job that waits in the database
 * (`workOff`). The same seed and day give the same school.
 */
export async function buildDemonstration(db: Kysely<DB>, options: DemonstrationOptions): Promise<void> {
  const { seed, today, timeZone, print, classes } = options
  const shape = yearShapeOf(today)
  const schoolPlan = await demonstrationPlan(classes)
  const { plan } = schoolPlan
  const drawn = drawSchool({ seed, plan, today })
  print(
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
    const ids = await buildPeople(trx, drawn, schoolPlan, imported, shape.date_start)
    await buildOwnFields(trx, shape.date_start)
    await buildDuplicates(trx)
    return { frame: built, made: imported, people: ids }
  })
  print('Демонстрация: расписание на учебный год')
  await publishVersion(db, made.versionId, { start_date: shape.date_start, end_date: shape.date_end }, lessonHolds)
  await learnTables(db)
  await moveSomeLessons(db, { seed, from: shape.date_start, today })
  await makeHistoryYears(db, frame.quarters[0]?.start_date ?? today, sql`greatest(${today}::date, current_date)`)
  const facts = {
    quarters: frame.quarters,
    groups: [...made.groups],
    courses: [...made.courses],
    classes: [...made.classes],
    teachers: [...made.teachers],
    students: people.students,
    accounts: [...people.accounts],
  }
  await keepForLater(db, [{ kind: 'life', seed, today, timeZone, facts, ...(classes ? { classes } : {}) }])
}
