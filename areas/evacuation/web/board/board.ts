import type { Evacuation, Unit } from '../../contract/evacuations.ts'
import type { Mark } from '../../contract/marks.ts'
import { classesOf, tallyOf, type Tally } from '../../rules/tally.ts'
import { isFound, type UnitType } from '../../rules/words.ts'

/** An evacuation as the board shows it: what was read, with what was heard since. */
export interface Board {
  evacuation: Evacuation
  units: readonly Unit[]
  /** As the server orders them; one that was heard replaces the one that was read. */
  marks: readonly Mark[]
}
export type ReceivedMarks = ReadonlyMap<number, Mark>

/** Keeps what is told; a mark that comes late never takes the place of a newer one. */
export function mergeReceived(received: ReceivedMarks, latest: readonly Mark[]): ReceivedMarks {
  const kept = new Map(received)
  for (const mark of latest) if ((kept.get(mark.id)?.version ?? 0) <= mark.version) kept.set(mark.id, mark)
  return kept
}

/** Joins a full answer with what was heard before, during and after it was read. */
export function boardOf(full: Evacuation, received: ReceivedMarks): Board {
  const { marks = [], units = [], ...evacuation } = full
  const known = new Set(marks.map(({ id }) => id))
  const newer = (mark: Mark) => {
    const latest = received.get(mark.id)
    return latest && latest.version >= mark.version ? latest : mark
  }
  const added = [...received.values()].filter((mark) => mark.evacuation_id === full.id && !known.has(mark.id))
  return { evacuation, units, marks: marks.map(newer).concat(added) }
}

export interface BoardFilter {
  building: number | null
  type: UnitType | null
}
/** What stands in the chosen lists. */
export function filterBoard(board: Board, { building, type }: BoardFilter): Board {
  if (building === null && type === null) return board
  const units = board.units.filter(
    (unit) => (building === null || unit.building_id === building) && (type === null || unit.type === type),
  )
  const ids = new Set(units.map(({ id }) => id))
  return { ...board, units, marks: board.marks.filter(({ unit_id }) => ids.has(unit_id)) }
}

const later = (a: string | null, b: string | null): string | null => {
  if (a === null || b === null) return a ?? b
  return Date.parse(a) >= Date.parse(b) ? a : b
}
const lastOf = (marks: readonly Mark[]) => marks.reduce<string | null>((last, one) => later(last, one.tapped_at), null)

export interface GroupLine {
  key: string
  title: string
  tally: Tally
  lastAt: string | null
  clashes: number
}
export interface UnitLine extends GroupLine {
  unit: Unit
}
const lineOf = (key: string, title: string, marks: readonly Mark[]): GroupLine => ({
  key,
  title,
  tally: tallyOf(marks),
  lastAt: lastOf(marks),
  clashes: marks.filter(({ clash }) => clash !== null).length,
})

/** Lists with those who stand in them now. */
export function unitLines({ units, marks }: Board): UnitLine[] {
  const byUnit = Map.groupBy(marks, ({ unit_id }) => unit_id)
  return units.map((unit) => ({ unit, ...lineOf(String(unit.id), unit.title, byUnit.get(unit.id) ?? []) }))
}
/** Lists on which somebody is expected. */
export function filledUnits({ units, marks }: Board): Unit[] {
  const filled = new Set(marks.flatMap(({ status, unit_id }) => (status === 'away' ? [] : [unit_id])))
  return units.filter(({ id }) => filled.has(id))
}
/** Classes, wherever their students stand. */
export const classLines = ({ marks }: Board): GroupLine[] =>
  classesOf(marks).map(({ title, people }) => lineOf(title, title, people))

/** Who needs help, then who is missing; among them the earliest said first. */
export const needingHelp = ({ marks }: Board): Mark[] =>
  marks
    .filter(({ status }) => status === 'help' || status === 'missing')
    .toSorted(
      (a, b) =>
        Number(b.status === 'help') - Number(a.status === 'help') ||
        Date.parse(a.tapped_at ?? '') - Date.parse(b.tapped_at ?? '') ||
        a.id - b.id,
    )

/** Of whom people said different things within a minute, and who is not among the lost anyway. */
export const disputed = ({ marks }: Board): Mark[] =>
  marks.filter(({ status, clash }) => clash !== null && status !== 'help' && status !== 'missing')

/** How many are found by each second from the start, as taps say. */
export function curveOf({ evacuation, marks }: Board): { at: number; found: number }[] {
  const start = Date.parse(evacuation.started_at)
  const seconds = marks
    .flatMap(({ status, tapped_at }) =>
      isFound(status) && tapped_at !== null ? [Math.max(0, Math.round((Date.parse(tapped_at) - start) / 1000))] : [],
    )
    .toSorted((a, b) => a - b)
  return seconds.map((at, index) => ({ at, found: index + 1 })).filter(({ at }, index) => at !== seconds[index + 1])
}
