import { msg } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { conflict, notFound } from '#platform/server/refusal.ts'
import { isYearOver } from '../../rules/study-year.ts'

/** The year, held till the end of the transaction: changes of one year come one after another. 404 without it. */
export async function lockYear(db: Database, yearId: number) {
  const year = await db
    .selectFrom('calendar.study_year')
    .select(['id', 'date_start', 'date_end', 'is_projection', 'version'])
    .where('id', '=', yearId)
    .forUpdate()
    .executeTakeFirst()
  if (!year) throw notFound(msg`Учебный год не найден`)
  return year
}
export type LockedYear = Awaited<ReturnType<typeof lockYear>>

/** The same; 409 once the year is over: its calendar is only read. */
export async function lockOpenYear(db: Database, yearId: number, today: string): Promise<LockedYear> {
  const year = await lockYear(db, yearId)
  if (isYearOver(year, today)) throw conflict(msg`Учебный год окончен: его календарь больше не меняется.`)
  return year
}

/** 409 where somebody has changed the row since it was seen. */
export function requireSeen(present: { version: number }, seen: number): void {
  if (present.version !== seen)
    throw conflict(msg`Запись уже изменил другой человек. Посмотрите новые данные и повторите.`)
}
