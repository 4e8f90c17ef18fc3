import { questions } from '#tests/hostile/crawl.ts'
import type { Rows } from './rows.ts'

/** Whose ids a path takes in its `{id}`; others take that of the first record of the list above them. */
const rowOf: readonly [path: RegExp, row: keyof Rows][] = [
  [/^\/api\/admin\/(accounts|explain-access\/accounts|users|users\/token_any_user)\/\{id\}/, 'account'],
  [/^\/api\/(hr\/people|journal\/reports\/teacher)\//, 'teacher'],
  [/^\/api\/users\/(users|grade-book)\//, 'student'],
  [/^\/api\/(passport\/persons|journal\/student|logging\/page-views\/people)\//, 'student'],
  [/^\/api\/documents\/report-cards\/(students|final)\//, 'student'],
  [/\/lesson\/\{id\}/, 'lesson'],
  [/\/(group|journal)\/\{id\}/, 'group'],
  [/\/(class|classes)\/\{id\}/, 'class'],
  [/\/years\/\{id\}/, 'year'],
  [/\/dictionaries\/\{id\}/, 'dictionary'],
]
/** What stands for rows of the small school in questions of the tests. */
const rowsAsked: Readonly<Record<string, keyof Rows>> = {
  class_id: 'class',
  class: 'class',
  student: 'student',
  student_id: 'student',
  person: 'student',
  person_id: 'student',
  admin_user_id: 'account',
  teacher_id: 'teacher',
  year: 'year',
  year_id: 'year',
  quarter: 'quarter',
  group_id: 'group',
}

function withRows(query: string, rows: Rows): string {
  const asked = new URLSearchParams(query)
  for (const [name] of asked) {
    const row = rowsAsked[name]
    if (row !== undefined) asked.set(name, String(rows[row]))
  }
  return String(asked)
}

/** The list whose first record a path of one record takes, where no row is named for it. */
export function listAbove(path: string): string | null {
  const [above = '', below] = path.split('{id}')
  return below === undefined || rowOf.some(([known]) => known.test(path)) ? null : above
}

/** Queries of a call: none, and those of the tests over rows of this school. */
export function queriesOf(path: string, rows: Rows): string[] {
  const asked = (questions[path] ?? []).flatMap((question) => question.split('?').slice(1))
  return [...new Set(['', ...asked.map((query) => withRows(query, rows))])]
}

/** A call's path over real rows. @param found the id of the first record of the list above; null: it has none */
export function pathOf(path: string, rows: Rows, found: number | null): string | null {
  const row = rowOf.find(([known]) => known.test(path))?.[1]
  const id = row === undefined ? found : rows[row]
  const named = path
    .replace('{id}', String(id ?? '{id}'))
    .replace('{slug}', `class-${rows.class}`)
    .replace('{code}', 'citizenship')
    .replace('{list}', 'people')
    .replace('{batch}', '00000000-0000-4000-8000-000000000000')
  return named.includes('{') ? null : named
}
