import { sql, type RawBuilder } from 'kysely'
import { dayOfYear } from '#areas/calendar/server/index.ts'

/** Whether the group `g` of this year stands on the day on which the year is looked at. */
export const isOpenIn = (year: number | RawBuilder<number | null>, today: string): RawBuilder<boolean> =>
  sql<boolean>`(g.closed_on is null or g.closed_on > (
    select ${dayOfYear(today, 'open_y')} from calendar.study_year open_y where open_y.id = ${year}))`
