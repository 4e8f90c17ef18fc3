/**
 * The rooms of `areas/` from the ground up, floor by floor. A room imports only what stands before it here, types included;
 * what it needs of a later one is brought to it in `apps/`. So no two rooms import each other, on one floor either.
 */
const floors: readonly (readonly string[])[] = [
  ['media', 'notices', 'access', 'dictionaries', 'norms', 'approvals', 'numbering', 'seals', 'rich-text', 'templates'],
  ['calendar', 'own-fields', 'people', 'school', 'duplicates', 'organisation', 'qualifications', 'buildings'],
  ['curriculum', 'classes'],
  ['grouping', 'standards'],
  ['availability', 'workload', 'tariff'],
  ['timetable'],
  [
    'grading',
    'miss-kinds',
    'assessments',
    'journal',
    'roll',
    'student-attendance',
    'homework-files',
    'results',
    'journal-history',
  ],
  ['diary', 'student-absences', 'summary-sheet', 'journal-control', 'reports'],
  ['register', 'personal-file'],
  // of which so far the keys stand
  ['planning', 'staff', 'tutoring', 'clubs', 'houses', 'skills', 'recommendations', 'monitoring'],
  ['readiness', 'rollover', 'movements', 'documents', 'admission', 'announcements', 'assistant'],
  ['evacuation', 'page-views', 'audit', 'home'],
]

/** Every room in its order, the lowest first. */
export const rooms: readonly string[] = floors.flat()
