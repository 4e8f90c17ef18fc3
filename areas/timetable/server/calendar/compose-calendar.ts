import ical, { ICalCalendarMethod, ICalEventStatus, type ICalEventData } from 'ical-generator'
import { displayDate, isWithin } from '#platform/contract/calendar-date.ts'
import type { DateRange } from '#platform/contract/date-range.ts'
import { t } from '#platform/contract/text.ts'
import { shownTeachers } from '../../rules/week-teachers.ts'
import type { LessonRow } from '../week/week-rows.ts'
import { timeZoneText } from './time-zone-text.ts'

/** Whose lessons; `classTitle` of a student who is in a class today. */
export interface CalendarOwner {
  kind: 'student' | 'teacher'
  id: number
  classTitle: string | null
}
interface Composed {
  owner: CalendarOwner
  lessons: readonly LessonRow[]
  span: DateRange
  timeZone: string
  /** The school's calendar date, `yyyy-MM-dd`. */
  today: string
  /** Makes the ids of lessons unique among all calendars. */
  host: string
}

const refreshSeconds = 3 * 3600

function description({ status, teachers, moved_from }: LessonRow): string {
  const lines = shownTeachers(teachers).map(({ short_name, replaces }) =>
    replaces === null ? t`Учитель: ${short_name}` : t`Замена: ${short_name} вместо ${replaces}`,
  )
  if (moved_from) lines.push(t`Перенесён с ${displayDate(moved_from.date)}, ${moved_from.slot}-й урок`)
  if (status === 'cancelled') lines.push(t`Урок отменён`)
  return lines.join('\n')
}

function eventOf(lesson: LessonRow, { owner, timeZone, today, host }: Composed): ICalEventData {
  const { id, date, start_time, end_time, course, group, room, status, version } = lesson
  const isCancelled = status === 'cancelled'
  const title = owner.kind === 'teacher' ? `${course.title}, ${group.title}` : course.title
  return {
    id: `lesson-${id}@${host}`,
    // local time, written as it is given, whatever the zone of this machine
    start: `${date}T${start_time}:00`,
    end: `${date}T${end_time}:00`,
    timezone: timeZone,
    // the same all day long, so that an unchanged calendar has an unchanged tag
    stamp: new Date(`${today}T00:00:00Z`),
    sequence: version,
    summary: isCancelled ? t`Отменён: ${title}` : title,
    location: room && (/^\d/.test(room.title) ? t`Кабинет ${room.title}` : room.title),
    description: description(lesson),
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  }
}

/** Whether a lesson of the range is the owner's: a teacher's own that somebody else takes over is not. */
const isOwn = ({ kind, id }: CalendarOwner, lesson: LessonRow) =>
  kind === 'student' || lesson.teachers.some((teacher) => teacher.id === id)

/** The lessons as text/calendar (RFC 5545): what, when, where, with whom, and nothing of persons beyond that. */
export function composeCalendar(composed: Composed): string {
  const { owner, lessons, span, timeZone } = composed
  const calendar = ical({
    name: owner.kind === 'teacher' ? t`Мои уроки` : [t`Уроки`, owner.classTitle].filter(Boolean).join(' '),
    prodId: { company: 'Shanyraq', product: 'Timetable', language: 'RU' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: refreshSeconds,
    timezone: { name: null, generator: () => timeZoneText(timeZone, span) },
    x: { 'X-WR-TIMEZONE': timeZone },
  })
  for (const lesson of lessons)
    if (isWithin(lesson.date, span.start_date, span.end_date) && isOwn(owner, lesson))
      calendar.createEvent(eventOf(lesson, composed))
  return `${calendar.toString()}\r\n`
}
