import { msg } from '#platform/contract/text.ts'
import type { Area } from '#platform/server/area.ts'
import { calendarFeed } from './calendar/calendar-feed.ts'
import { calendarLinks } from './calendar/calendar-links.ts'
import { rooms } from './week/rooms.ts'
import { subjects } from './week/subjects.ts'
import { week } from './week/week.ts'

export { readFetFile } from './fet/read-fet.ts'
export { UnreadableFile } from './fet/xml.ts'
export { importTimetable } from './import/import-timetable.ts'
export type { ImportedTimetable } from './import/import-options.ts'
export { moveLesson } from './change/move-lesson.ts'
export { datedLessons } from './follow/index.ts'
export { publishVersion } from './publish/publish-version.ts'

export const timetable: Area = {
  endpoints: [...week, subjects, rooms, ...calendarLinks, calendarFeed],
  audited: [
    { subject: 'timetable.lesson', title: msg`урок`, fields: ['topic', 'homework', 'files'], key: 'jrn_full_filter' },
  ],
  referenceTitles: {
    'timetable.calendar_link': msg`Ссылки на календарь`,
    'timetable.entry': msg`Расписание`,
    'timetable.entry_teacher': msg`Расписание`,
    'timetable.lesson': msg`Уроки`,
    'timetable.lesson_teacher': msg`Уроки`,
  },
}
