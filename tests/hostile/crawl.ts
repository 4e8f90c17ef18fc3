import { defaultRoles, type DefaultRole } from '#areas/access/rules/default-rights.ts'

const ofRoles = (['teacher', 'director', 'hr', 'partner_do'] satisfies DefaultRole[]).map(
  (role) => defaultRoles.indexOf(role) + 1,
)
/** Those in whose private fields a word stands. */
export const persons = ofRoles.concat(
  [51, 52, 53, 61, 101, 102, 104, 107, 111, 112, 113, 121],
  [201, 202, 203, 204, 205],
)
/** Of no row. */
const missing = 999_999
const students = [...persons.filter((id) => id > 100 && id < 200), missing]
const groups = [1, 2, 3, 4, 5, 6, 7, missing]
const classes = [1, 2, 3, missing].map(String)
const teachers = [2, 51, 52, 53, 61, missing].map(String)
/** Days with marks, misses and homework; the last one of last year. */
const days = ['2026-11-20', '2026-11-04', '2026-11-11', '2025-10-08']
/** Students who or whose parents read a diary. */
const diaries = [101, 111, 112, 121]
const slugs = [
  'me',
  ...[1, 2, 3, missing].map((id) => `class-${id}`),
  ...[2, 51, 52, 53, 61, missing].map((id) => `teacher-${id}`),
  ...[1, 5, missing].map((id) => `room-${id}`),
  ...students.map((id) => `student-${id}`),
]

/** What a curious person asks each read endpoint. */
export const questions: Readonly<Record<string, string[]>> = {
  '/api/admin/users/sign-ins': [''],
  '/api/admin/users/sessions': [''],
  '/api/admin/users/second-factor': [''],
  '/api/admin/second-factor/accounts/': ['?size=200', '?search=canary', '?state=lacks'],
  '/api/admin/second-factor/roles': [''],
  '/api/admin/accounts/suggested-login': ['?person_id=112', `?person_id=${missing}`],
  '/api/admin/notices/': ['?size=200', '?unread=false'],
  '/api/admin/notices/unread': [''],
  '/api/admin/notices/settings': [''],
  '/api/admin/jobs/': [''],
  '/api/admin/jobs/{id}': ['1', '2', '51', String(missing)],
  '/api/admin/users/token_any_user/{id}': ['51', '101', String(missing)],
  '/api/users/users/': [
    '?size=200',
    '?size=200&kind=students',
    '?size=200&kind=parents',
    ...[2, 3, missing].map((id) => `?class_id=${id}`),
    ...[101, 112, 201, missing].map((id) => `?admin_user_id=${id}`),
    ...['canary', '90000000011', 'canary-email-112@'].map((typed) => `?search=${typed}`),
    '?size=200&sort=position&asc=false&active=112',
  ],
  '/api/users/users/{id}/card': [...persons, missing].map(String),
  '/api/users/users/{id}/history': [...persons, missing].map(String),
  '/api/users/me/children': [''],
  '/api/admin/accounts/{id}/card': [missing].map(String),
  '/api/admin/accounts/{id}/history': [...persons, missing].map(String),
  '/api/passport/years/': [''],
  '/api/passport/calendar/': [''],
  '/api/grouping/classes/': ['', '?year_id=2', '?search=canary'],
  '/api/grouping/classes/{id}': ['1', '2', '3', String(missing)],
  '/api/grouping/groups/': ['', '?size=200&year_id=2', '?search=canary', '?class_id=1&course_id=1'],
  '/api/grouping/group/{id}/': groups.map(String),
  '/api/courses/courses/': ['', '?year_id=2', '?search=canary'],
  '/api/courses/courses/{id}': ['1', '1?year_id=2', String(missing)],
  '/api/courses/cathedras/': ['', '?year_id=2', '?search=canary'],
  '/api/courses/cathedras/{id}': ['1', '2?year_id=2', String(missing)],
  '/api/courses/rup/': ['', '?year_id=2', '?search=canary'],
  '/api/courses/rup/export/': ['', '?year_id=2', '?search=canary'],
  '/api/logging/page-views/report/': ['', '?audience=students&days=7'],
  '/api/logging/page-views/people/': ['', '?away=7', '?search=canary'],
  '/api/logging/page-views/people/{id}/': [2, 15, missing].map(String),
  '/api/logging/page-views/people/export/': ['?columns=name,views'],
  '/api/logging/audit/changes/': ['', '?section=people', '?search=canary', '?person_id=2'],
  '/api/logging/audit/changes/export/': ['?columns=at,who,subject,about,steps'],
  '/api/logging/audit/sign-ins/': ['', '?search=canary'],
  '/api/logging/audit/denials/': ['', '?period=2026-11-01~2026-11-20'],
  '/api/courses/workload/': ['', '?year_id=2', '?search=canary'],
  '/api/courses/workload/{id}': [2, 51, 52, 53, 61, missing].map(String),
  '/api/courses/workload/vacancies/': ['', '?year_id=2'],
  '/api/courses/workload/classes/': ['', '?year_id=2'],
  '/api/courses/attestation/': ['', '?year_id=2'],
  '/api/courses/attestation/{id}': ['1', String(missing)],
  '/api/courses/grading-policy/': ['', '?year_id=2'],
  '/api/admin/users/lists/{list}/': ['people.students', 'classes'],
  '/api/users/users/export/': ['?columns=name,phone,iin,birth_date&kind=students', '?columns=name,email&search=canary'],
  '/api/grouping/classes/export/': ['?columns=name,teacher'],
  '/api/grouping/groups/export/': ['?columns=name,teacher', '?columns=name&year_id=2', '?columns=name&search=canary'],
  '/api/courses/courses/export/': ['?columns=name,cathedra', '?columns=name&search=canary'],
  '/api/courses/cathedras/export/': ['?columns=name,head', '?columns=name&search=canary'],
  '/api/courses/workload/export/': ['?columns=name,courses,classes', '?columns=name&search=canary'],
  '/api/courses/workload/classes/export/': ['?columns=name,planned'],
  '/api/courses/attestation/export/': ['?columns=name,mode,I'],
  '/api/grouping/classes/{id}/students/print/': [1, 2, 3, missing].map(String),
  '/api/schedule/week/{slug}/': [
    ...slugs,
    'me?date=2025-10-08',
    'class-3?date=2025-10-08',
    'student-121?date=2025-10-08',
  ],
  '/api/schedule/week-subjects/': [''],
  '/api/schedule/calendar-links/': [''],
  '/api/schedule/calendar/{token}': ['canary', 'canary.ics'],
  '/api/schedule/week-subjects/rooms/': ['?size=200'],
  '/api/journal/journal/groups/': ['', '?year=2', '?search=7'],
  '/api/journal/journal/group/{id}/': [...groups.map(String), '1?quarter=2', '2?quarter=2', '7?quarter=5'],
  '/api/journal/journal/group/{id}/history/': [...groups.map(String), '1?student=101', '2?who=51&kind=marks'],
  '/api/journal/journal/group/{id}/at/': groups.flatMap((id) => [`${id}?at=2026-11-19`, `${id}?at=2026-09-10T12:00`]),
  '/api/journal/journal/group/{id}/attendance/export/': [...groups.map(String), '2?quarter=2'],
  '/api/journal/journal/group/{id}/batch/{batch}/undo/': groups.map(String),
  '/api/journal/journal/lesson/{id}/roll/': ['1', '400', String(missing)],
  '/api/journal/diary/week/': [
    ...days.flatMap((date) => [`?date=${date}`, ...diaries.map((id) => `?date=${date}&student=${id}`)]),
    ...students.map((id) => `?student=${id}`),
  ],
  '/api/journal/diary/totals/': ['', '?quarter=5', ...students.map((id) => `?student=${id}`)],
  '/api/journal/homework/files/{id}': [...groups.map(String), String(missing)],
  '/api/journal/journal/lesson/{id}/history/': ['1?student=101', '400?student=112', `${missing}?student=101`],
  '/api/journal/journal/result/{id}/history/': ['1', '2', '7', '100', String(missing)],
  '/api/journal/student/{id}/studies/': [...students.map(String), '121?year=2'],
  '/api/media/pictures/{stem}': [
    `00000000-0000-4000-8000-000000000000?width=64&until=1&proof=${'a'.repeat(43)}`,
    `00000000-0000-4000-8000-000000000000?width=64&until=9999999999999&proof=${'a'.repeat(43)}`,
  ],
  '/api/users/dashboard/': [''],
  '/api/journal/council/classes/': ['', '?year=2'],
  '/api/journal/council/class/{id}/': classes.flatMap((id) => [id, `${id}?period=quarter-1`, `${id}?period=year`]),
  '/api/journal/council/class/{id}/export/': classes,
  '/api/journal/council/class/{id}/year/': classes,
  '/api/journal/council/class/{id}/year/export/': classes,
  '/api/journal/council/class/{id}/year/print/': classes,
  '/api/journal/council/class/{id}/print/': classes,
  '/api/journal/reports/class/{id}/': classes.flatMap((id) => [id, `${id}?period=quarter-1`]),
  '/api/journal/reports/class/{id}/export/': classes,
  '/api/journal/reports/class/{id}/print/': classes,
  '/api/journal/reports/teachers/': ['', '?year=2'],
  '/api/journal/reports/teacher/{id}/': teachers.flatMap((id) => [id, `${id}?year=2`, `${id}?period=quarter-1`]),
  '/api/journal/reports/teacher/{id}/export/': teachers,
  '/api/journal/reports/teacher/{id}/print/': teachers,
  '/api/users/grade-book/students/': ['', '?search=canary'],
  '/api/users/grade-book/{id}/': students.map(String),
  '/api/users/grade-book/{id}/xlsx': students.map(String),
  '/api/documents/report-cards/students/{id}/': students.map((id) => `${id}?year=1&language=ru`),
  '/api/documents/report-cards/classes/': ['', '?year=2'],
  '/api/documents/report-cards/files/': [''],
  '/api/documents/report-cards/files/{id}': ['1', String(missing)],
  '/api/documents/report-cards/final/': classes.map((id) => `?class_id=${id}&quarter=1`),
  '/api/documents/report-cards/final/signed/': classes.map((id) => `?class_id=${id}&quarter=1&language=kk`),
  '/api/documents/report-cards/final/{id}/': ['1', '2', '12', String(missing)].map((id) => `${id}?language=ru`),
  '/api/documents/verification/': ['?code=canary', '?code=0000000000000000'],
  '/api/journal/works/schedule/': [
    '',
    '?mine=true',
    ...[1, 2, 3, missing].map((id) => `?class_id=${id}`),
    '?quarter=5',
  ],
  '/api/journal/works/schedule/print/': ['?class_id=1', '?class_id=3'],
  '/api/journal/works/schedule/export/': ['?class_id=2'],
  '/api/journal/diary/works/': students.map((id) => `?student=${id}`),
  '/api/journal/absence-reasons/': ['?size=200', '?size=200&class_id=1', '?search=canary'],
  '/api/journal/absence-reasons/own/': students.map((id) => `?student=${id}`),
  '/api/journal/home/': [''],
  '/api/journal/filling/': ['?from=2026-09-01&to=2026-11-20&homework=true', '?from=2025-09-01&to=2026-05-25'],
  '/api/journal/filling/export/': ['?from=2026-09-01&to=2026-11-20&by=class'],
  '/api/journal/filling/lessons/export/': ['?columns=lesson,teachers&lack=topic', '?columns=lesson&class_id=1'],
  '/api/journal/filling/students/export/': [
    '?columns=student,marks',
    '?columns=student&teacher_id=51',
    '?columns=student&guided=true',
  ],
  '/api/journal/filling/works/export/': ['?columns=group,lack', '?columns=group&mine=true'],
  '/api/journal/filling/lessons/': ['topic', 'homework', 'marks'].map(
    (lack) => `?from=2026-09-01&to=2026-11-20&size=200&lack=${lack}`,
  ),
  '/api/journal/filling/works/': ['?from=2026-09-01&to=2026-11-20&size=200', '?from=2025-09-01&to=2026-05-25&size=200'],
  '/api/journal/filling/students/': ['', '&guided=true', '&guided=true&class_id=1'].map(
    (more) => `?from=2026-09-01&to=2026-11-20&size=200${more}`,
  ),
  '/api/journal/home/student/': [''],
  '/api/journal/home/class/': [''],
  '/api/journal/home/school/': [''],
}

/** The addresses of a question's endpoint. */
export const addressesOf = (path: string): string[] =>
  (questions[path] ?? []).map((asked) => {
    const [id = '', query] = asked.split('?')
    const named = path.replace('{batch}', '00000000-0000-4000-8000-000000000000')
    return named.replace(/\{\w+\}/, id) + (query === undefined ? '' : `?${query}`)
  })
