import { access, whyOf } from '#areas/access/server/index.ts'
import { auditOf } from '#areas/audit/server/index.ts'
import { buildings } from '#areas/buildings/server/index.ts'
import { calendarWith } from '#areas/calendar/server/index.ts'
import { classes } from '#areas/classes/server/index.ts'
import { curriculum } from '#areas/curriculum/server/index.ts'
import { dictionaries } from '#areas/dictionaries/server/index.ts'
import { evacuationOf } from '#areas/evacuation/server/index.ts'
import { home } from '#areas/home/server/index.ts'
import { journal, lessonNotes } from '#areas/journal/server/index.ts'
import { notices } from '#areas/notices/server/index.ts'
import { media } from '#areas/media/server/index.ts'
import { pageViews } from '#areas/page-views/server/index.ts'
import { organisation } from '#areas/organisation/server/index.ts'
import { people, readersOf } from '#areas/people/server/index.ts'
import { personalFile } from '#areas/personal-file/server/index.ts'
import { register } from '#areas/register/server/index.ts'
import { school } from '#areas/school/server/index.ts'
import { datedLessonsWith, timetableWith } from '#areas/timetable/server/index.ts'
import { workload } from '#areas/workload/server/index.ts'
import type { Area } from '#platform/server/area.ts'
import { longJobs } from '#platform/server/long-job/handlers.ts'

/** Rooms above the timetable. */
const upper: readonly Area[] = [journal]
/** What they keep with dated lessons. */
export const lessonHolds = upper.flatMap((room) => room.lessonHolds ?? [])
const resultsOfQuarter = upper.flatMap((room) => room.resultsOfQuarter ?? [])

const rooms: Area[] = [
  access,
  notices,
  media,
  dictionaries,
  people,
  personalFile,
  organisation,
  buildings,
  school,
  calendarWith(datedLessonsWith(lessonHolds, resultsOfQuarter)),
  classes,
  curriculum,
  workload,
  timetableWith(lessonNotes),
  journal,
  register,
  pageViews,
  home,
  longJobs,
]

const all = [...rooms, evacuationOf(rooms), whyOf(rooms), readersOf(rooms)]

/** The product's table of contents: every area's server half. */
export const areas: Area[] = [...all, auditOf(all)]
