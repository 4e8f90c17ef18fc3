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
export const missing = 999_999
export const students = [...persons.filter((id) => id > 100 && id < 200), missing]
export const groups = [1, 2, 3, 4, 5, 6, 7, missing]
export const classes = [1, 2, 3, missing].map(String)
export const teachers = [2, 51, 52, 53, 61, missing].map(String)
/** Days with marks, misses and homework; the last one of last year. */
export const days = ['2026-11-20', '2026-11-04', '2026-11-11', '2025-10-08']
/** Students who or whose parents read a diary. */
export const diaries = [101, 111, 112, 121]
export const slugs = [
  'me',
  ...[1, 2, 3, missing].map((id) => `class-${id}`),
  ...[2, 51, 52, 53, 61, missing].map((id) => `teacher-${id}`),
  ...[1, 5, missing].map((id) => `room-${id}`),
  ...students.map((id) => `student-${id}`),
]
