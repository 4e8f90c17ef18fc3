import { sql, type Kysely } from 'kysely'
import type { DB } from '#database/migrations/types.generated.ts'
import { lessonHolds } from '#apps/server/areas.ts'
import { importTimetable, publishVersion } from '#areas/timetable/server/index.ts'
import { buildShortDay } from './build/bells.ts'
import { buildDuplicates } from './build/duplicates.ts'
import { buildFrame } from './build/frame.ts'
import { makeHistoryYears } from './build/history-years.ts'
import { drawSchool } from './build/life-job.ts'
import { moveSomeLessons } from './build/moves.ts'
import { buildOwnFields } from './build/own-fields.ts'
import { buildPeople } from './build/people.ts'
import { learnTables } from './learn.ts'
import { institutionOf } from './institution.ts'
import type { DemonstrationOptions } from './options.ts'
import { keepForLater } from './remainder.ts'

/**
 * Builds the demonstration into an empty database, as far as it must stand before anybody works in it: people, classes and
 * the dated lessons of the year. Journals and whatever else has happened until today are a job that waits in the database
 * (`workOff`). The same seed and day give the same school.
 */
export async function buildDemonstration(db: Kysely<DB>, options: DemonstrationOptions): Promise<void> {
  const { kind = 'school', seed, today, timeZone, print, classes } = options
  const at = institutionOf(kind, today)
  const { shape, cast, gradingMode } = at
  const schoolPlan = await at.plan(classes)
  const { plan } = schoolPlan
  const drawn = drawSchool({ at, seed, plan, today })
  print(
    kind === 'college'
      ? `Демонстрация: ${plan.classes.length} групп, ${drawn.enrolments.length} студентов, ${drawn.teachers.length} преподавателей`
      : `Демонстрация: ${plan.classes.length} классов, ${drawn.enrolments.length} учащихся, ${drawn.teachers.length} учителей`,
  )
  const { frame, made, people } = await db.transaction().execute(async (trx) => {
    const built = await buildFrame(trx, at)
    const imported = await importTimetable(trx, plan, {
      yearId: built.yearId,
      title: 'Основное расписание',
      gradingMode,
    })
    // the day before the winter holidays
    const beforeWinter = shape.quarters[shape.quarters.length / 2 - 1]?.[1]
    await buildShortDay(trx, built.yearId, beforeWinter ?? shape.date_end)
    const ids = await buildPeople(trx, at, drawn, schoolPlan, imported, shape.date_start)
    await buildOwnFields(trx, shape.date_start)
    await buildDuplicates(trx)
    return { frame: built, made: imported, people: ids }
  })
  print('Демонстрация: расписание на учебный год')
  await publishVersion(db, made.versionId, { start_date: shape.date_start, end_date: shape.date_end }, lessonHolds)
  await learnTables(db)
  await moveSomeLessons(db, { seed, cast, from: shape.date_start, today })
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
  await keepForLater(db, [
    { kind: 'life', institution: kind, seed, today, timeZone, facts, ...(classes ? { classes } : {}) },
  ])
}
