import { sql, type Kysely } from 'kysely'
import type { DB } from '#database/migrations/types.generated.ts'
import type { Database } from '#platform/server/database.ts'
import { copyClasses } from './classes.ts'
import { closePastYear } from './close-past-year.ts'
import { copyFrame } from './frame.ts'
import { copyGroups } from './groups.ts'
import { copyLessons } from './lessons.ts'
import { drawMarks } from './marks.ts'
import { oneAfterAnother } from './one-after-another.ts'
import type { PastYear } from './year-made.ts'

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

/** As long as a year's rows take. */
const patiently = <T>(db: Kysely<DB>, work: (trx: Database) => Promise<T>): Promise<T> =>
  db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx)
    await sql`set local work_mem = '64MB'`.execute(trx)
    return work(trx)
  })

const copyYear = (db: Kysely<DB>, presentYearId: number, yearsBack: number): Promise<PastYear> =>
  patiently(db, async (trx) => {
    const days = weeksBack(yearsBack) * 7
    const made: PastYear = { yearId: await copyFrame(trx, presentYearId, days), presentYearId, yearsBack, days }
    await copyClasses(trx, made)
    await copyGroups(trx, made)
    await copyLessons(trx, made)
    return made
  })

async function markYear(db: Kysely<DB>, year: PastYear): Promise<void> {
  await sql`analyze timetable.lesson, classes.group_member`.execute(db)
  await patiently(db, (trx) => drawMarks(trx, year))
  await sql`analyze journal.score, journal.miss`.execute(db)
}

/**
 * Adds the school's last years before the present one to a finished demonstration: the same timetable week by week, each
 * class with those who are older by now, marks in every lesson, results closed by the journal's own rules. While a year is
 * closed the next one gets its marks and the one after it its lessons.
 */
export async function addPastYears(db: Kysely<DB>, count: number, print: (line: string) => void): Promise<void> {
  const presentYearId = await presentYear(db)
  const [copying, marking, closing] = [oneAfterAnother(), oneAfterAnother(), oneAfterAnother()]
  const years = Array.from({ length: count }, async (_, index) => {
    const year = await copying(() => copyYear(db, presentYearId, index + 1))
    await marking(() => markYear(db, year))
    await closing(() => closePastYear(db, year))
    print(`Демонстрация: прошлых лет добавлено ${index + 1} из ${count}`)
  })
  await Promise.all(years)
  await sql`analyze`.execute(db)
}
