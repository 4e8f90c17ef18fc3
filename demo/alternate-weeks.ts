import type { PlannedEntry } from '#areas/timetable/rules/import-plan.ts'

interface Timetable {
  entries: readonly PlannedEntry[]
  /** Groups of whole classes, by the name of the class: their lessons leave nobody elsewhere. */
  groupsOf: ReadonlyMap<string, ReadonlySet<string>>
  /** Whose lessons stay as they are. */
  untouchedTeacher: string
}

const timeOf = ({ weekday, shift, slot }: PlannedEntry) => `${weekday} ${shift} ${slot}`

/** Who and what is taken when. */
const takenBy = (entries: readonly PlannedEntry[]) =>
  new Set(
    entries.flatMap((entry) =>
      [...entry.teachers, ...(entry.room === null ? [] : [entry.room])].map((one) => `${one} ${timeOf(entry)}`),
    ),
  )

/** Two lessons of a class that can change places: neither teachers nor rooms are elsewhere at the other's time. */
function findPair(entries: readonly PlannedEntry[], own: readonly PlannedEntry[], untouched: string) {
  const taken = takenBy(entries)
  const isFree = (entry: PlannedEntry, at: PlannedEntry) =>
    [...entry.teachers, ...(entry.room === null || entry.room === at.room ? [] : [entry.room])].every(
      (one) => !taken.has(`${one} ${timeOf(at)}`),
    )
  // a lesson of a double one keeps its place beside the other
  const isSingle = (entry: PlannedEntry) =>
    !own.some((other) => other !== entry && other.group === entry.group && other.weekday === entry.weekday)
  const single = own.filter((entry) => isSingle(entry) && !entry.teachers.includes(untouched))
  for (const one of single)
    for (const other of single) {
      const isPair = one.group !== other.group && one.weekday !== other.weekday && one.shift === other.shift
      // nor do they become double ones
      const becomesDouble = own.some(
        (entry) =>
          (entry.group === one.group && entry.weekday === other.weekday) ||
          (entry.group === other.group && entry.weekday === one.weekday),
      )
      if (isPair && !becomesDouble && isFree(one, other) && isFree(other, one)) return [one, other] as const
    }
  return null
}

const placed = (entry: PlannedEntry, { weekday, shift, slot }: PlannedEntry, week: 'odd' | 'even'): PlannedEntry => ({
  ...entry,
  weekday,
  shift,
  slot,
  week,
})

/** In each of the classes two lessons change places in even weeks; hours, teachers and rooms stay the same. */
export function alternateWeeks({ entries, groupsOf, untouchedTeacher }: Timetable, classes: readonly string[]) {
  return classes.reduce<PlannedEntry[]>(
    (all, name) => {
      const groups = groupsOf.get(name) ?? new Set()
      const own = all.filter((entry) => groups.has(entry.group) && entry.week === undefined)
      const [one, other] = findPair(all, own, untouchedTeacher) ?? []
      if (!one || !other) return all
      return [
        ...all.filter((entry) => entry !== one && entry !== other),
        placed(one, one, 'odd'),
        placed(one, other, 'even'),
        placed(other, other, 'odd'),
        placed(other, one, 'even'),
      ]
    },
    [...entries],
  )
}
