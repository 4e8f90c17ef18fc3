import { sql, type RawBuilder } from 'kysely'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'

/**
 * Missed lessons of a day, a row for each student and lesson: student_id, group_id, slot, code and title of the kind. To be
 * materialized: who is in a class on a day is guessed at a handful, and all that these ever missed would be read for it.
 */
export const missedOn = (day: CalendarDate): RawBuilder<unknown> => sql`
  select miss.student_id, l.group_id, l.slot, k.code, k.title from timetable.lesson l
  join journal.miss miss on miss.lesson_id = l.id
  join miss_kinds.miss_kind k on k.id = miss.kind_id and k.counts_as_missed
  where l.date = ${day}`
