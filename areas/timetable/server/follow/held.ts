import { sql, type RawBuilder } from 'kysely'
import { translate } from '#platform/contract/text.ts'
import type { LessonHold } from '#platform/server/lesson-holds.ts'

/** Why a lesson's day and time can't be changed, or null. */
export function pinnedBy(holds: readonly LessonHold[], lesson: RawBuilder<unknown>): RawBuilder<string | null> {
  const reasons = holds.flatMap(({ pins, isBorne }) =>
    pins === null ? [] : [sql`when ${isBorne(lesson)} then ${translate(pins)}::text`],
  )
  return reasons.length === 0
    ? sql<string | null>`null::text`
    : sql<string | null>`case ${sql.join(reasons, sql` `)} end`
}

/** What a lesson bears, as «с темой». */
export const borneBy = (holds: readonly LessonHold[], lesson: RawBuilder<unknown>): RawBuilder<string[]> =>
  holds.length === 0
    ? sql<string[]>`'{}'::text[]`
    : sql<string[]>`array_remove(array[${sql.join(
        holds.map(({ bearing, isBorne }) => sql`case when ${isBorne(lesson)} then ${translate(bearing)}::text end`),
      )}], null)`
