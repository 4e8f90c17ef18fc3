import { useQuery } from '@tanstack/react-query'
import { query } from '#platform/web/api/index.ts'
import type { Output } from '#platform/contract/endpoint.ts'
import { listCouncilClasses } from '../contract/council.ts'

export type CouncilClass = Output<typeof listCouncilClasses>['items'][number]

/** Classes of a year whose sheet may be seen. */
export const useCouncilClasses = (year: number | undefined) =>
  useQuery(query(listCouncilClasses, { query: year === undefined ? {} : { year: String(year) } }))

/** The class to show: the one asked for, else that of the open journal, else one's own, else the first that is graded. */
export const chosenClass = (
  classes: readonly CouncilClass[],
  asked: number | undefined,
  titles: readonly string[] = [],
): CouncilClass | undefined =>
  classes.find(({ id }) => id === asked) ??
  classes.find(({ title }) => titles.includes(title)) ??
  classes.find(({ is_own }) => is_own) ??
  classes.find(({ parallel }) => parallel > 1) ??
  classes[0]
