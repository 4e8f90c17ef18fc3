import { byTrouble, classesOf, expectedOf, tallyOf, type Tally } from './tally.ts'
import { isFound, type MarkStatus, type UnitType } from './words.ts'

/** A mark with the taps that count, the earliest first; moments are seconds from the start. */
export interface Counted {
  unitId: number
  /** Null of who is in no class. */
  class_title: string | null
  status: MarkStatus
  taps: readonly { at: number; status: MarkStatus }[]
}
export interface CountedUnit {
  id: number
  type: UnitType
  title: string
  collectors: readonly string[]
}

const maxPoints = 120

/** When a person who is found in the end was found for good; null of who is not. */
export function foundAt({ status, taps }: Counted): number | null {
  if (!isFound(status)) return null
  const lost = taps.findLastIndex((tap) => !isFound(tap.status))
  return taps[lost + 1]?.at ?? null
}

/** When so large a share of the expected was found: the moment of the one who completes it. */
function momentOf(moments: readonly number[], expected: number, share: number): number | null {
  const needed = Math.max(1, Math.ceil(expected * share))
  return moments[needed - 1] ?? null
}

/** The moments at which the count grows, thinned to what a picture shows; the last one always stays. */
function curveOf(moments: readonly number[]): { at: number; found: number }[] {
  const steps = moments
    .map((at, index) => ({ at, found: index + 1 }))
    .filter(({ at }, index) => moments[index + 1] !== at)
  const stride = Math.ceil(steps.length / (maxPoints - 1))
  const thinned = steps.filter((_, index) => index % stride === 0 || index === steps.length - 1)
  return [{ at: 0, found: 0 }, ...thinned]
}

const latest = (moments: readonly number[]): number | null => (moments.length === 0 ? null : Math.max(...moments))

/** How some of an evacuation were found; `all`: when the last of the expected was, null while one is not. */
function figuresOfSome(marks: readonly Counted[]) {
  const expected = marks.filter(({ status }) => status !== 'away')
  const found = expected.flatMap((mark) => foundAt(mark) ?? [])
  return {
    totals: tallyOf(marks),
    all: found.length < expected.length ? null : latest(found),
    last_mark: latest(marks.flatMap(({ taps }) => taps.at(-1)?.at ?? [])),
  }
}
const unitFigures = ({ id, type, title, collectors }: CountedUnit, marks: readonly Counted[]) => ({
  unit_id: id,
  type,
  title,
  collectors: [...collectors],
  ...figuresOfSome(marks),
})

interface Timed {
  totals: Tally
  all: number | null
}
const isWhole = ({ all }: Timed): boolean => all !== null
/** Those that awaited somebody: first where not all are found, the worst of them first, then the slowest. */
export const slowestFirst = <Some extends Timed>(some: readonly Some[]): Some[] =>
  some
    .filter(({ totals }) => expectedOf(totals) > 0)
    .toSorted(
      (a, b) =>
        Number(isWhole(a)) - Number(isWhole(b)) ||
        (isWhole(a) ? (b.all ?? 0) - (a.all ?? 0) : byTrouble(a.totals, b.totals)),
    )

/** What a report tells of an evacuation; all moments are whole seconds from its start. */
export function figuresOf(units: readonly CountedUnit[], marks: readonly Counted[], completed: number | null) {
  const expected = marks.filter(({ status }) => status !== 'away').length
  const moments = marks.flatMap((mark) => foundAt(mark) ?? []).toSorted((a, b) => a - b)
  const taps = marks.flatMap((mark) => mark.taps.map(({ at }) => at))
  const byUnit = Map.groupBy(marks, ({ unitId }) => unitId)
  const reached = (share: number) => (expected === 0 ? null : momentOf(moments, expected, share))
  return {
    expected,
    found: marks.filter(({ status }) => isFound(status)).length,
    first_mark: taps.length === 0 ? null : taps.reduce((first, at) => Math.min(first, at)),
    half: reached(0.5),
    ninety: reached(0.9),
    all: reached(1),
    completed,
    totals: tallyOf(marks),
    units: units.map((unit) => unitFigures(unit, byUnit.get(unit.id) ?? [])),
    classes: classesOf(marks).map(({ title, people }) => ({ title, ...figuresOfSome(people) })),
    curve: curveOf(moments),
  }
}
