import type { Component } from '#areas/curriculum/rules/components.ts'
import { isWithin, placeKey, placeRank, type PlanPlace } from '#areas/curriculum/rules/plan-column.ts'
import { columnSums, governing, type MatrixLine } from '#areas/curriculum/rules/rup-matrix.ts'

/** Hours of a course in a column of two plans; null: that plan does not teach it there. */
export interface ComparedCell {
  courseId: number
  place: PlanPlace
  component: Component | null
  ours: number | null
  theirs: number | null
  difference: number
}

const placesOf = (lines: readonly PlanPlace[]): PlanPlace[] => {
  const places = lines.map(({ parallel, language, profile, class_id }): [string, PlanPlace] => {
    const place = { parallel, language, profile, class_id }
    return [placeKey(place), place]
  })
  return [...new Map(places).values()].toSorted(
    (one, other) =>
      one.parallel - other.parallel ||
      placeRank(one) - placeRank(other) ||
      placeKey(one).localeCompare(placeKey(other), 'ru'),
  )
}

/** Nobody is taught by the wider place of a plan that names its parts alone: the parts are compared, each for itself. */
const namesPartsAlone = (lines: readonly MatrixLine[], place: PlanPlace): boolean =>
  governing(lines, place) === null && lines.some((line) => isWithin(line, place))

/** Two plans course by course and column by column: each column that one of them names, with what governs it in both. */
export function comparePlans(ours: readonly MatrixLine[], theirs: readonly MatrixLine[]): ComparedCell[] {
  const ofOurs = Map.groupBy(ours, ({ course }) => course.id)
  const ofTheirs = Map.groupBy(theirs, ({ course }) => course.id)
  return [...new Set([...ofOurs.keys(), ...ofTheirs.keys()])].flatMap((courseId) => {
    const [own, other] = [ofOurs.get(courseId) ?? [], ofTheirs.get(courseId) ?? []]
    return placesOf([...own, ...other]).flatMap((place): ComparedCell[] => {
      if (namesPartsAlone(own, place) || namesPartsAlone(other, place)) return []
      const [line, standard] = [governing(own, place), governing(other, place)]
      const difference = Math.round(((line?.hours ?? 0) - (standard?.hours ?? 0)) * 10) / 10
      return [
        {
          courseId,
          place,
          component: line?.component ?? null,
          ours: line?.hours ?? null,
          theirs: standard?.hours ?? null,
          difference,
        },
      ]
    })
  })
}

/** Sums of the columns that either plan names, over all courses that count as load. */
export function compareSums(
  ours: readonly MatrixLine[],
  theirs: readonly MatrixLine[],
): { place: PlanPlace; ours: number; theirs: number }[] {
  const hasPartsAlone = (lines: readonly MatrixLine[], place: PlanPlace) =>
    !lines.some((line) => isWithin(place, line)) && lines.some((line) => isWithin(line, place))
  const places = placesOf([...ours, ...theirs]).filter(
    (place) => !hasPartsAlone(ours, place) && !hasPartsAlone(theirs, place),
  )
  const [own, other] = [columnSums(ours, places), columnSums(theirs, places)]
  return places.map((place, index) => ({ place, ours: own[index] ?? 0, theirs: other[index] ?? 0 }))
}
