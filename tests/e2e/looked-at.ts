/** Each page of the product once, for one of those who open it; what stands open on it is looked at in its own journey. */
export const pages = {
  nobody: ['/login', '/restore', '/confirm-mail', '/document', '/evacuation/sos'],
  student: ['/', '/journal', '/journal?tab=totals', '/notices', '/users/profile'],
  parent: [
    '/dashboard',
    '/dashboard?tab=week',
    '/dashboard?tab=totals',
    '/dashboard/grade-book',
    '/dashboard/notices',
    '/dashboard/profile',
  ],
  teacher: [
    '/journal?tab=marks',
    '/journal?tab=topics',
    '/journal?tab=results',
    '/timetable/me',
    '/timetable/class-1',
    '/timetable/me?date=2026-12-16',
    '/timetable/room-999',
    '/evacuation/marks',
    '/sos',
  ],
  classruk: ['/journal?tab=summary-sheet', '/reports?report=class', '/absence-reasons'],
  headteacher: [
    '/managing/grading-policy',
    '/passport/calendar',
    '/passport/schedule',
    '/managing/courses',
    '/managing/cathedra',
    '/managing/rup',
    '/managing/grouping',
    '/managing/workload',
    '/managing/attestation',
    '/journal-works',
    '/journal-filling',
    '/journal-reopening',
    '/users/101?tab=studies',
  ],
  uk: [
    '/passport/users/students',
    '/managing/grades',
    '/managing/moves',
    '/no/page',
    '/passport/PassportEditor?kind=student',
    '/passport/users/new-student',
    '/passport/documents',
    '/students-register/grade-book',
    '/users/101',
  ],
  director: ['/', '/evacuation', '/passport/reading'],
  admin: [
    '/passport',
    '/passport/guides?dictionary=location',
    '/passport/guides?tab=rooms',
    '/passport/guides?tab=rooms&view=plans',
    '/passport/AddTabs',
    '/page-views/employees',
    '/page-views/audit?section=people',
    '/passport/second-factor',
  ],
  ceasar: ['/passport/roles', '/passport/roles/settings?search=jrn_', '/passport/sign-in-providers', '/org-structure'],
} as const

/** They need an alarm, or somebody who must set up a second factor: the journeys of these look at them. */
export const inJourneys = ['/evacuation/progress', '/evacuation/statistics/{id}', '/second-factor']
/** They show another of the pages, or the same with other people. */
export const leadingOn = ['/timetable', '/journal-council', '/page-views/students', '/page-views/users']
