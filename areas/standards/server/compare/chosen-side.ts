import { yearTitle } from '#areas/curriculum/server/index.ts'
import { notFound } from '#platform/server/refusal.ts'
import type { PlanComparison } from '../../contract/comparison.ts'

interface Year {
  id: number
  start: string
  end: string
}
/** What a plan may be compared with, the latest first. */
export interface Choices {
  years: Year[]
  standards: { id: number; title: string; source: string; since: string }[]
}

/**
 * With what the plan of a year is compared: what was asked for, else the state plan in force on its first day, else the year
 * before; null: there is neither. @throws Refusal 404
 */
export function chosenSide(
  { years, standards }: Choices,
  year: Year,
  asked: { year_id?: number | undefined; standard_id?: number | undefined },
): PlanComparison['with'] {
  const isAsked = asked.year_id !== undefined || asked.standard_id !== undefined
  const standard =
    asked.year_id === undefined
      ? standards.find(({ id, since }) => (isAsked ? id === asked.standard_id : since <= year.start))
      : undefined
  if (standard) return { kind: 'standard', id: standard.id, title: standard.title, source: standard.source }
  const other = years.find(({ id, start }) => (isAsked ? id === asked.year_id : start < year.start))
  if (other) return { kind: 'year', id: other.id, title: yearTitle(other), source: '' }
  if (isAsked) throw notFound()
  return null
}
