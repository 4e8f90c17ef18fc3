import { msg, texts } from '#platform/contract/text.ts'
import { shuffled } from './random.ts'

/** How students are dealt into groups. */
export const divisions = ['alphabet', 'even', 'sex', 'level', 'random', 'hand'] as const
export type DivisionBy = (typeof divisions)[number]
export const divisionTitles: Readonly<Record<DivisionBy, string>> = texts({
  alphabet: msg`По алфавиту`,
  even: msg`Поровну, мальчики и девочки`,
  sex: msg`Мальчики и девочки отдельно`,
  level: msg`По уровню`,
  random: msg`Случайно`,
  hand: msg`Вручную, как сейчас`,
})

export interface Divided {
  id: number
  sex: 'male' | 'female' | null
  group_id: number | null
  level_id: number | null
}
export interface DivisionOf {
  by: DivisionBy
  /** How many groups. */
  count: number
  /** Of `random`: the same seed deals the same. */
  seed?: number
  /** Of `level`: the level of each group. */
  levels?: readonly (number | null)[]
  /** Of `hand`: the group that stands now in each place. */
  groups?: readonly (number | null)[]
}

/** The first part, the second and so on, of sizes that differ by one at most. */
function inRuns<T>(items: readonly T[], count: number): T[][] {
  const size = Math.floor(items.length / count)
  const larger = items.length % count
  let start = 0
  return Array.from({ length: count }, (_, part) => {
    const end = start + size + (part < larger ? 1 : 0)
    const run = items.slice(start, end)
    start = end
    return run
  })
}

/** One to each in turn, girls after boys: as many of both in each group, as far as they go. */
function dealt<T extends Divided>(students: readonly T[], count: number): T[][] {
  const bySex = ['male', 'female', null].flatMap((sex) => students.filter((one) => one.sex === sex))
  return Array.from({ length: count }, (_, part) => bySex.filter((_one, place) => place % count === part))
}

/** Each into the group of their kind, the others where the fewest are. */
function byKind<T extends Divided>(students: readonly T[], count: number, partOf: (student: T) => number): T[][] {
  const parts: T[][] = Array.from({ length: count }, () => [])
  const others: T[] = []
  for (const student of students) (parts[partOf(student)] ?? others).push(student)
  for (const student of others) parts.toSorted((one, other) => one.length - other.length)[0]?.push(student)
  return parts
}

/**
 * Deals students, given in the order of their names, into groups, each again in that order. `hand` leaves who is in no
 * group that stays out of all parts; every other way places everybody.
 */
export function divide<T extends Divided>(students: readonly T[], asked: DivisionOf): T[][] {
  const { by, count, seed = 1, levels = [], groups = [] } = asked
  const inOrder = (part: readonly T[]) => students.filter((one) => part.includes(one))
  switch (by) {
    case 'alphabet':
      return inRuns(students, count)
    case 'even':
      return dealt(students, count).map(inOrder)
    case 'random':
      return inRuns(shuffled(students, seed), count).map(inOrder)
    case 'sex':
      return byKind(students, count, ({ sex }) => (sex === null ? -1 : ['male', 'female'].indexOf(sex) % count)).map(
        inOrder,
      )
    case 'level':
      return byKind(students, count, ({ level_id }) => (level_id === null ? -1 : levels.indexOf(level_id))).map(inOrder)
    case 'hand':
      return Array.from({ length: count }, (_, part) =>
        students.filter(({ group_id }) => group_id !== null && group_id === groups[part]),
      )
  }
}
