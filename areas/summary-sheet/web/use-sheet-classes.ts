import { useQuery } from '@tanstack/react-query'
import { query } from '#platform/web/api/index.ts'
import type { Output } from '#platform/contract/endpoint.ts'
import { listSheetClasses } from '../contract/summary-sheet.ts'

export type SheetClass = Output<typeof listSheetClasses>['items'][number]

/** Whose sheets there are changes with appointments. */
const freshMs = 60_000

/** Classes of a year whose sheet may be seen. */
export const useSheetClasses = (year: number | undefined) =>
  useQuery({
    ...query(listSheetClasses, { query: year === undefined ? {} : { year: String(year) } }),
    staleTime: freshMs,
  })

/** The class to show: the one asked for, else that of the open journal, else one's own, else the first that is graded. */
export const chosenClass = (
  classes: readonly SheetClass[],
  requested: number | undefined,
  titles: readonly string[] = [],
): SheetClass | undefined =>
  classes.find(({ id }) => id === requested) ??
  classes.find(({ title }) => titles.includes(title)) ??
  classes.find(({ is_own }) => is_own) ??
  classes.find(({ parallel }) => parallel > 1) ??
  classes[0]
