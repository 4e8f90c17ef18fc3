import type { Wanted } from './plan-changes.ts'

const noEnd = '9999-12-31'
const sum = (rows: readonly Wanted[]) => rows.reduce((all, { hours }) => all + hours, 0)

/** The most that the rows of one group come to on a day from `from` on: it can only grow where one of them begins. */
export function mostHours(rows: readonly Wanted[], from: string): number {
  const days = [from, ...rows.map((row) => row.from).filter((day) => day > from)]
  return Math.max(0, ...days.map((day) => sum(rows.filter((row) => row.from <= day && day <= (row.to ?? noEnd)))))
}

/**
 * Against the hours that the РУП gives a group (null: it names none). `own`: a teacher alone has more than that, which is
 * a mistake; `shared`: several together do, which a school may want: two teachers at one lesson.
 */
export function groupExcess(
  rows: readonly Wanted[],
  planned: number | null,
  from: string,
): { own: number[]; shared: number | null } {
  if (planned === null) return { own: [], shared: null }
  const byTeacher = Map.groupBy(rows, ({ teacher_id }) => teacher_id)
  const own = [...byTeacher].flatMap(([teacher, theirs]) => (mostHours(theirs, from) > planned ? [teacher] : []))
  const together = mostHours(rows, from)
  return { own, shared: together > planned ? together : null }
}
