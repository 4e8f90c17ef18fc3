import { sql, type Kysely } from 'kysely'
import type { DB } from '#database/types.generated.ts'
import type { Database } from '#platform/server/database.ts'
import { copyClasses } from './classes.ts'
import { closePastYear } from './close-past-year.ts'
import { copyFrame } from './frame.ts'
import { copyGroups } from './groups.ts'
import { copyLessons } from './lessons.ts'
import { drawMarks } from './marks.ts'

/** A past year under construction: a copy of the present one, so many days earlier. */
export interface PastYear {
  yearId: number
  presentYearId: number
  yearsBack: number
  /** A whole number of weeks, so that lessons keep their weekdays. */
  days: number
}

const daysInYear = 365.25
const weeksBack = (years: number) => Math.round((years * daysInYear) / 7)

async function presentYear(db: Database): Promise<number> {
  const year = await db
    .selectFrom('calendar.study_year')
    .select('id')
    .orderBy('date_start', 'desc')
    .executeTakeFirstOrThrow()
  return year.id
}

async function copyYear(db: Kysely<DB>, presentYearId: number, yearsBack: number): Promise<PastYear> {
  const year = await db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx)
    const days = weeksBack(yearsBack) * 7
    const made: PastYear = { yearId: await copyFrame(trx, presentYearId, days), presentYearId, yearsBack, days }
    await copyClasses(trx, made)
    await copyGroups(trx, made)
    await copyLessons(trx, made)
    await drawMarks(trx, made)
    return made
  })
  await sql`analyze timetable.lesson, journal.score, journal.miss, classes.group_member`.execute(db)
  return year
}

/**
 * Adds the school's last years before the present one to a finished demonstration: the same timetable week by week, each
 * class with those who are older by now, marks in every lesson, results closed by the journal's own rules. A year is
 * closed while the one before it is made.
 */
export async function addPastYears(db: Kysely<DB>, count: number, say: (line: string) => void): Promise<void> {
  const presentYearId = await presentYear(db)
  let closing = Promise.resolve()
  for (let yearsBack = 1; yearsBack <= count; yearsBack++) {
    const [year] = await Promise.all([copyYear(db, presentYearId, yearsBack), closing])
    closing = closePastYear(db, year).then(() => say(`Демонстрация: прошлых лет добавлено ${yearsBack} из ${count}`))
  }
  await closing
  await sql`analyze`.execute(db)
}
