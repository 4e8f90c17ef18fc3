/**
 * Names of what stands in school.sql: a school with classes 7А and 7Б on a Friday of quarter II. Algebra of 7А has works
 * and marks and a closed quarter I; the other groups have lessons only.
 */
export const school = {
  today: '2026-11-20',
  /** Its evening, when the lessons of the day are over: no test depends on the hour at which it runs. */
  now: '2026-11-20T20:00',
  year: 1,
  lastYear: 2,
  quarters: { first: 1, second: 2, third: 3, fourth: 4 },
  classes: { a: 1, b: 2 },
  courses: { algebra: 1, english: 2, sport: 3, history: 4 },
  /** Sport is graded pass/fail each quarter, history by half-years, the others each quarter. */
  groups: { algebraA: 1, algebraB: 2, englishA1: 3, englishA2: 4, sportA: 5, historyA: 6 },
  rooms: { first: 1, second: 2, third: 3, fourth: 4, gym: 5 },
  /** Of algebra in 7А: both of quarter I are written, the first of quarter II has its lesson on 18 November. */
  works: { firstSor: 1, firstSoch: 2, secondSor: 3, unplannedSor: 4, secondSoch: 5 },
  /** Students of 7А and 7Б; the first of 7А is the account `student`, the second of 7Б `other-student`. */
  studentsA: [101, 102, 103, 104, 105, 106],
  studentsB: [111, 112, 113, 114, 115, 116],
  /** Moved from 7Б to 7А on 9 November. */
  mover: 107,
} as const

/**
 * Accounts beside one for each role. `teacher` has algebra of 7А; `other-teacher` algebra of 7Б, sport and history of
 * 7А, and leads 7Б; `english-teacher` the first subgroup, stands in for algebra of 7Б on 20 November, and is a parent
 * of 113; `second-english-teacher` the second subgroup. `classruk` leads 7А, `curator` curates 7Б, `zavkaf` heads the
 * cathedra of algebra. `parent` has 101 and 111, `other-parent` 112; `parent-without-rights` is no legal representative of 102.
 */
export const others = {
  'other-teacher': 51,
  'english-teacher': 52,
  'second-english-teacher': 53,
  'other-student': 112,
  parent: 201,
  'parent-without-rights': 202,
  'other-parent': 203,
} as const
