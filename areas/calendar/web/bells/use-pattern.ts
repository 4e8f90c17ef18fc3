import { useQuery } from '@tanstack/react-query'
import { query } from '#platform/web/api/index.ts'
import { listBells, type BellSchedule } from '../../contract/bells.ts'
import { useStudyYear } from '../use-study-year.ts'

/** The bells that new ones begin from: the usual ones of the year, else those of the year before; null where the school has none. */
export function usePattern(usual: BellSchedule | null, isWanted: boolean) {
  const { year, years } = useStudyYear()
  const [before] = years.filter(({ date_start }) => year !== null && date_start < year.date_start)
  const former = useQuery({
    ...query(listBells, { query: { year_id: String(before?.id) } }),
    enabled: isWanted && usual === null && before !== undefined,
  })
  return {
    from: usual ?? former.data?.items.find(({ is_default }) => is_default) ?? null,
    isLoading: former.isLoading,
  }
}
