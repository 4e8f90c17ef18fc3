/** Why words in Cyrillic of the server's code are no texts of the catalogue. */
interface Exemption {
  why: string
  /** Files, as globs from the root of the repository. */
  files?: readonly string[]
  /** Values of properties of these names. */
  properties?: readonly string[]
  /** Values of properties of what calls of these functions are given. */
  given?: { to: readonly string[]; properties: readonly string[] }
  /** Arguments of calls of these functions. */
  calls?: readonly string[]
  /** Values of constants of these names. */
  constants?: readonly string[]
  /** These very words. */
  words?: readonly string[]
}

export const exemptions: readonly Exemption[] = [
  {
    why: 'letters of the alphabet, by which classes are called and ordered',
    constants: ['kazakhAlphabet', 'usualLetters'],
  },
  {
    why: 'lines of the start and of the log, for whoever keeps the server',
    files: [
      'apps/server/**/*.ts',
      'platform/server/{start,postgres,maintenance,disk}/**/*.ts',
      'platform/server/{migrate,database,jobs,lost-connection,ended-sessions,event-relay,scope-changes,socket-limits}.ts',
    ],
    calls: ['reportError', 'console.log', 'console.error', 'StartRefusal'],
  },
  {
    why: 'the description of calls, for engineers',
    files: ['platform/server/handle.ts'],
    given: {
      to: ['endpoint', 'streamEndpoint', 'progressEndpoint', 'fileEndpoint', 'exportOf'],
      properties: ['summary'],
    },
    constants: ['fileDescription', 'linesDescription'],
  },
  {
    why: 'what the command that reads a timetable out of FET prints in a terminal, and how files of FET are written',
    files: [
      'areas/timetable/rules/{class-level,describe-plan,place-entries,plan-*,weekday-names,weekly-hours}.ts',
      'areas/timetable/server/{import,fet}/**/*.ts',
    ],
  },
  {
    why: 'data that a school is founded with and then keeps as its own, or that the demonstration invents',
    files: [
      'areas/*/server/demonstration/**/*.ts',
      'areas/dictionaries/server/install/**/*.ts',
      'areas/calendar/rules/{public-holidays,year-shape,calendar-entries}.ts',
    ],
    constants: ['defaultMissKinds', 'teacherPosition'],
  },
  {
    why: 'how people write what is read from them: spellings, layouts, words of spreadsheets; and examples of it',
    files: [
      'platform/contract/keyboard-layout.ts',
      'areas/access/rules/{common-passwords,suggested-login}.ts',
      'areas/people/rules/{class-title,nearest,search-text,spoken-choices}.ts',
      'areas/dictionaries/rules/place-paths.ts',
      'areas/numbering/rules/number-pattern.ts',
      'areas/documents/server/kinds/kind-journal.ts',
      'areas/timetable/rules/class-name.ts',
    ],
    properties: ['synonyms', 'example', 'sample'],
    constants: ['samplePerson', 'sampleTeacher', 'sampleStudent', 'sampleStudents'],
    calls: ['replaceAll', 'startsWith', 'endsWith', 'includes'],
  },
  {
    why: 'papers that exist in both languages of the state at once and name their own',
    files: [
      'areas/register/rules/paper-words.ts',
      'areas/seals/rules/stamp.ts',
      'areas/documents/{rules/head-of-text,server/paper/seal-contents}.ts',
      'areas/rich-text/server/{letter-head,draw/paper-words}.ts',
      'areas/templates/rules/{words,names}/*.ts',
    ],
    constants: ['inPlaceOf'],
  },
  { why: 'languages are called as they call themselves', constants: ['languages', 'languageTitles'] },
  { why: 'keys of the keyboard', properties: ['keys'] },
  { why: 'the names of products', words: ['Шанырак', 'Яндекс Браузер'] },
  {
    why: 'helpers of tests',
    files: ['**/testing.{ts,tsx}', '**/testing/**', '**/model/**', '**/small-school.ts', '**/*.test.{ts,tsx}'],
  },
]
