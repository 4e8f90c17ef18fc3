import { sumOfRates, vacantRate } from '../../rules/rates.ts'
import type { Structure, Unit, UnitPost } from '../../contract/units.ts'

/** What a unit has with all that stand below it. */
export interface Totals {
  people: number
  rate: number
  /** Rates of the plan that nobody holds. */
  vacant: number
}
type Given = Pick<Structure, 'posts'> & { units: readonly Unit[] }

const ownVacancy = ({ planned_rate }: Unit, posts: readonly UnitPost[]) =>
  vacantRate(
    planned_rate,
    posts.map(({ rate }) => rate),
  )

function ofUnits(units: readonly Unit[], byUnit: ReadonlyMap<number | null, readonly UnitPost[]>): Totals {
  const posts = units.flatMap(({ id }) => byUnit.get(id) ?? [])
  const vacancies = units.map((unit) => ownVacancy(unit, byUnit.get(unit.id) ?? []))
  return {
    people: new Set(posts.map(({ person_id }) => person_id)).size,
    rate: sumOfRates(posts.map(({ rate }) => rate)),
    vacant: sumOfRates(vacancies),
  }
}

/** What is vacant in units themselves, by their ids; those alone that are in use and where something is. */
export function vacanciesOf({ units, posts }: Given): Map<number, number> {
  const byUnit = Map.groupBy(posts, ({ unit_id }) => unit_id)
  const vacant = units.map(
    (unit) => [unit.id, unit.is_archived ? 0 : ownVacancy(unit, byUnit.get(unit.id) ?? [])] as const,
  )
  return new Map(vacant.filter(([, rate]) => rate > 0))
}

/** By the id of a unit; a person who holds several posts in it counts once. */
export function totalsOf({ units, posts }: Given): Map<number, Totals> {
  const byUnit = Map.groupBy(posts, ({ unit_id }) => unit_id)
  const children = Map.groupBy(units, ({ parent_id }) => parent_id)
  const branch = (unit: Unit): Unit[] => [unit, ...(children.get(unit.id) ?? []).flatMap(branch)]
  return new Map(units.map((unit) => [unit.id, ofUnits(branch(unit), byUnit)]))
}

/** Of the whole school, those in no unit too. */
export function schoolTotals({ units, posts }: Given): Totals {
  const { vacant } = ofUnits(
    units,
    Map.groupBy(posts, ({ unit_id }) => unit_id),
  )
  return {
    people: new Set(posts.map(({ person_id }) => person_id)).size,
    rate: sumOfRates(posts.map(({ rate }) => rate)),
    vacant,
  }
}
