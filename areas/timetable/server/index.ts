import { jrnFullFilter } from '#areas/journal/contract/permissions.ts'
import type { Area } from '#platform/server/area.ts'
import { calendarFeed } from './calendar/calendar-feed.ts'
import { calendarLinks } from './calendar/calendar-links.ts'
import { permissions } from './permissions.ts'
import { scopes } from './substitution.ts'
import { rooms } from './week/rooms.ts'
import { subjects } from './week/subjects.ts'
import { week } from './week/week.ts'

export { readFetFile } from './fet/read-fet.ts'
export { UnreadableFile } from './fet/xml.ts'
export { importTimetable } from './import/import-timetable.ts'
export type { ImportedTimetable } from './import/import-options.ts'
export { moveLesson } from './change/move-lesson.ts'
export { datedLessons } from './follow/index.ts'
export { substitutesIn } from './substitution.ts'
export { publishVersion } from './publish/publish-version.ts'

export const timetable: Area = {
  permissions,
  scopes,
  endpoints: [...week, subjects, rooms, ...calendarLinks, calendarFeed],
  audited: [{ subject: 'timetable.lesson', title: 'урок', fields: ['topic', 'homework', 'files'], key: jrnFullFilter }],
  referenceTitles: {
    'timetable.calendar_link': 'Ссылки на календарь',
    'timetable.entry': 'Расписание',
    'timetable.entry_teacher': 'Расписание',
    'timetable.lesson': 'Уроки',
    'timetable.lesson_teacher': 'Уроки',
  },
}
