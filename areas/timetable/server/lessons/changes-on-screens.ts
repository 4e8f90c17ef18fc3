import { displayDate } from '#platform/contract/calendar-date.ts'
import { msg, t } from '#platform/contract/text.ts'
import type { ScreenContent, Slide } from '#platform/server/screen-content.ts'
import type { ChangedLesson } from '../../contract/day-changes.ts'
import { readDayChanges } from './day-changes.ts'

/** What is read from afar without the slide being turned too soon. */
const linesOfSlide = 8

/** A changed lesson as a school writes it on its board. */
function inLine({ start_time, group, course, status, teacher, room }: ChangedLesson): string {
  const lesson = `${start_time.slice(0, 5)} · ${group} · ${course}`
  if (status === 'cancelled') return t`${lesson}: отменён`
  if (status === 'moved') return t`${lesson}: перенесён`
  const by = teacher ?? '—'
  return room === null ? t`${lesson}: замена, ${by}` : t`${lesson}: замена, ${by}, кабинет ${room}`
}

/** Replaced, cancelled and moved lessons of today, else of the next school day, for wall screens. */
export const changesOnScreens: ScreenContent = {
  key: 'lesson-changes',
  title: msg`Изменения в расписании дня`,
  slides: async ({ db, clock }) => {
    const { date, items } = await readDayChanges(db, clock.today())
    if (date === null) return []
    const lines = items.map(inLine)
    const title = t`Изменения в расписании, ${displayDate(date)}`
    return Array.from({ length: Math.ceil(lines.length / linesOfSlide) }, (_, slide): Slide => ({
      title,
      lines: lines.slice(slide * linesOfSlide, (slide + 1) * linesOfSlide),
    }))
  },
}
