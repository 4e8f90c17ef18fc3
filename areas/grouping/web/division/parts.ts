import type { Division, DivisionStudent } from '../../contract/division.ts'
import { divide, type DivisionBy } from '../../rules/divide.ts'
import { freeTitle, partTitles } from '../../rules/group-titles.ts'

export interface Part {
  title: string
  level_id: number | null
  students: number[]
}
export interface Settings {
  by: DivisionBy
  count: number
  seed: number
}

/** Groups that stand on the day and belong to these classes alone. */
export const openGroups = ({ groups }: Division) => groups.filter(({ is_open, is_wider }) => is_open && !is_wider)

/** Titles of so many groups: of those that stand, of earlier ones, then new ones. */
function titlesOf(division: Division, count: number): string[] {
  const open = openGroups(division).map(({ title }) => title)
  if (open.length === count) return open
  const classes = division.classes.map(({ title }) => title)
  const [whole = ''] = partTitles(classes, 1)
  if (count === 1) return [whole]
  const known = division.groups.filter(({ is_wider, title }) => !is_wider && title !== whole).map(({ title }) => title)
  const titles = known.slice(0, count)
  const taken = new Set([...known, whole])
  for (const wanted of partTitles(classes, count)) {
    if (titles.length === count) break
    if (taken.has(wanted)) continue
    titles.push(wanted)
    taken.add(wanted)
  }
  while (titles.length < count) {
    const title = freeTitle(`${whole}-${titles.length + 1}`, taken)
    titles.push(title)
    taken.add(title)
  }
  return titles
}

/** The levels in their order, one to each group, where students have any. */
const levelsOf = ({ levels }: Division, { by, count }: Settings): (number | null)[] =>
  Array.from({ length: count }, (_, place) => (by === 'level' ? (levels[place]?.id ?? null) : null))

/** The students dealt out as the settings say. */
export function dealOut(division: Division, settings: Settings): Part[] {
  const titles = titlesOf(division, settings.count)
  const byTitle = new Map(division.groups.map((group) => [group.title, group]))
  const levels = levelsOf(division, settings)
  const groups = titles.map((title) => byTitle.get(title)?.id ?? null)
  const dealt = divide<DivisionStudent>(division.students, { ...settings, levels, groups })
  return titles.map((title, place) => ({
    title,
    level_id: levels[place] ?? byTitle.get(title)?.level_id ?? null,
    students: (dealt[place] ?? []).map(({ id }) => id),
  }))
}

/** How a division begins: as it stands where it is divided, else in two. */
export function firstSettings(division: Division): Settings {
  const open = openGroups(division).length
  const isDivided = open > 1 || (open === 1 && division.classes.length > 1)
  if (isDivided) return { by: 'hand', count: open, seed: 1 }
  return { by: 'alphabet', count: Math.max(2, division.subgroups ?? 2, division.classes.length), seed: 1 }
}

/** A student in another part, in the order of names; `to` -1: in none. */
export const moved = (division: Division, parts: readonly Part[], student: number, to: number): Part[] =>
  parts.map((part, place) => {
    const others = part.students.filter((id) => id !== student)
    if (place !== to) return { ...part, students: others }
    const own = new Set([...others, student])
    return { ...part, students: division.students.flatMap(({ id }) => (own.has(id) ? [id] : [])) }
  })

export const outsideOf = ({ students }: Division, parts: readonly Part[]): number[] => {
  const placed = new Set(parts.flatMap((part) => part.students))
  return students.flatMap(({ id }) => (placed.has(id) ? [] : [id]))
}
