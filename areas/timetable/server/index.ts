import { readiness } from './readiness.ts'
import { lessonsOfPlan } from './plan-hold.ts'
import { weekKindTitles } from '#areas/calendar/rules/study-weeks.ts'
import { weekdays, weekdayTitles } from '#platform/contract/enumerations.ts'
import { asDay, inWords } from '#platform/server/audited.ts'
import { msg } from '#platform/contract/text.ts'
import type { Area } from '#platform/server/area.ts'
import { lessonsOfGroups } from './group-use.ts'
import type { LessonNotes } from '#platform/server/lesson-holds.ts'
import { calendarFeedWith } from './calendar/calendar-feed.ts'
import { calendarLinkHandlers } from './calendar/calendar-links.ts'
import { lessonsOfFormer } from './lessons/lessons-of-former.ts'
import { changesOnScreens } from './lessons/changes-on-screens.ts'
import { dayChangeHandlers } from './lessons/day-changes.ts'
import { permissions } from './permissions.ts'
import { scopes } from './substitution.ts'
import { reasonTexts } from './reason-texts.ts'
import { findWeekRoomsHandler } from './week/rooms.ts'
import { listWeekSubjectsHandler } from './week/subjects.ts'
import { weekWith } from './week/week.ts'
import { groupHolds } from './group-holds.ts'
import { personDuplicates } from './person-duplicates.ts'

export { readFetFile } from './fet/read-fet.ts'
export { UnreadableFile } from './fet/xml.ts'
export { importTimetable } from './import/import-timetable.ts'
export type { ImportedTimetable } from './import/import-options.ts'
export { moveLesson } from './change/move-lesson.ts'
export { countedLessons } from './lessons/count-lessons.ts'
export { lessonInWords } from './lessons/in-words.ts'
export { lessonsOfStudents, lessonsOfTeacher } from './lessons/lessons-of.ts'
export { datedLessonsWith } from './follow/index.ts'
export { substitutesIn } from './substitution.ts'
export { publishVersion } from './publish/publish-version.ts'

const audited: Area['audited'] = [
  {
    subject: 'timetable.calendar_link',
    title: msg`ссылка на календарь`,
    titles: {},
    fields: [],
    concerns: { field: 'person_id' },
  },
  {
    subject: 'timetable.version',
    title: msg`версия расписания`,
    values: { status: inWords({ draft: msg`черновик`, published: msg`действует` }), from: asDay, to: asDay },
    titles: { title: msg`Название`, status: msg`Состояние`, from: msg`С`, to: msg`По` },
    fields: ['title', 'status', 'from', 'to'],
  },
  {
    subject: 'timetable.entry',
    title: msg`урок недели`,
    values: {
      weekday: (index) => weekdayTitles[weekdays[Number(index)] ?? 'mon'].long,
      week: inWords(weekKindTitles),
    },
    titles: {
      group: msg`Группа`,
      weekday: msg`День недели`,
      shift: msg`Смена`,
      slot: msg`Урок`,
      week: msg`Неделя`,
      room: msg`Кабинет`,
      teachers: msg`Учителя`,
    },
    fields: ['group', 'weekday', 'shift', 'slot', 'week', 'room', 'teachers'],
  },
]

/** Weeks and calendars of lessons; `notes` of them are kept by a higher room. */
export const timetableWith = (notes: LessonNotes): Area => ({
  readiness,
  planHolds: [lessonsOfPlan],
  permissions,
  scopes,
  reasonTexts,
  screenContents: [changesOnScreens],
  assignmentHolds: [lessonsOfFormer],
  endpoints: [
    ...weekWith(notes),
    listWeekSubjectsHandler,
    findWeekRoomsHandler,
    ...calendarLinkHandlers,
    calendarFeedWith(notes),
    ...dayChangeHandlers,
  ],
  personDuplicates,
  groupHolds,
  audited,
  groupUses: [lessonsOfGroups],
  referenceTitles: {
    'timetable.calendar_link': msg`Ссылки на календарь`,
    'timetable.entry': msg`Расписание`,
    'timetable.entry_teacher': msg`Расписание`,
    'timetable.lesson': msg`Уроки`,
    'timetable.lesson_teacher': msg`Уроки`,
  },
})
