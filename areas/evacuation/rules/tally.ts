import { compareText } from '#platform/contract/compare.ts'
import type { MarkStatus } from './words.ts'

/** How many there are, in all and in each state. */
export type Tally = { total: number } & Record<MarkStatus, number>

/** Counts people by their state. */
export function tallyOf(people: Iterable<{ status: MarkStatus }>): Tally {
  const tally: Tally = { total: 0, waiting: 0, present: 0, missing: 0, help: 0, away: 0, released: 0 }
  for (const { status } of people) {
    tally.total += 1
    tally[status] += 1
  }
  return tally
}

/** Those who are to be found: all but who is away today. */
export const expectedOf = ({ total, away }: Tally): number => total - away
/** Those whom somebody has seen. */
export const foundOf = ({ present, help, released }: Tally): number => present + help + released
/** Whole percents; 100 where nobody is to be found. Never 100 while one is not found. */
export function sharePercent(found: number, expected: number): number {
  if (found >= expected) return 100
  return Math.min(99, Math.round((found / expected) * 100))
}

/** The worst first: lost and hurt, then those of whom nobody has said anything. */
export const byTrouble = (a: Tally, b: Tally): number =>
  b.missing + b.help - (a.missing + a.help) || b.waiting - a.waiting

/** Classes with their people, in the order of parallels: 1А, 2А, 10А. Who is in no class is left out. */
export function classesOf<Person extends { class_title: string | null; status: MarkStatus }>(
  people: Iterable<Person>,
): { title: string; tally: Tally; people: Person[] }[] {
  const groups = Map.groupBy(people, ({ class_title }) => class_title)
  return [...groups]
    .flatMap(([title, some]) => (title === null ? [] : [{ title, tally: tallyOf(some), people: some }]))
    .toSorted((a, b) => compareText(a.title, b.title))
}
