import { sql } from 'kysely'
import { msg } from '#platform/contract/text.ts'
import type { ScreenContent, Slide } from '#platform/server/screen-content.ts'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { hasBegun, hasEnded } from '../scope.ts'

const maxSlides = 20
const maxLines = 14

/** What was marked for the wall by who writes to the school, pinned ones first. */
export const announcementsContent: ScreenContent = {
  key: 'announcements',
  title: msg`Объявления с пометкой «На экран»`,
  slides: async ({ db, clock }) => {
    const hour = { today: clock.today(), time: clock.timeOfDay() }
    const { rows } = await sql<{ title: string; plain: string; ends_on: string | null }>`
      select a.title, a.plain, to_char(a.ends_on, 'YYYY-MM-DD') as ends_on from announcements.announcement a
      where a.is_on_screens and ${hasBegun(hour)} and not ${hasEnded(hour)}
      order by a.is_pinned desc, a.starts_at desc, a.id desc limit ${sql.lit(maxSlides)}`.execute(db)
    return rows.map(({ title, plain, ends_on }): Slide => {
      const lines = plain
        .split('\n')
        .filter((line) => line !== '')
        .slice(0, maxLines)
      return ends_on === null ? { title, lines } : { title, lines, foot: msg`До ${displayDate(ends_on)}`.toString() }
    })
  },
}
