import { useQuery, useQueryClient } from '@tanstack/react-query'
import { keyOf } from '#platform/contract/endpoint.ts'
import { listLongJobs, longJobChanged, readLongJob } from '#platform/contract/long-jobs.ts'
import { query } from '../api/query.ts'
import { useRealtimeEvent } from '../realtime/hooks.ts'
import { isOpen } from './job-words.ts'

/** Beside what is told live, for who could not be connected. */
const pollingMs = 3_000

/** One's own jobs of the last days, kept as the server tells of them; [] while they are not known. */
export function useJobs(isWanted: boolean) {
  const client = useQueryClient()
  const { data } = useQuery({
    ...query(listLongJobs),
    enabled: isWanted,
    refetchInterval: ({ state }) => (state.data?.items.some(isOpen) ? pollingMs : false),
  })
  useRealtimeEvent(longJobChanged, (job) => {
    client.setQueryData(
      query(listLongJobs).queryKey,
      (known) =>
        known && { items: [job, ...known.items.filter(({ id }) => id !== job.id)].toSorted((a, b) => b.id - a.id) },
    )
    // what is on the page may have been changed by what is done now
    void client.invalidateQueries(isOpen(job) ? { queryKey: keyOf(readLongJob) } : {})
  })
  return data?.items ?? []
}

/** A job with what became of its items. */
export const useJob = (id: number) =>
  useQuery({
    ...query(readLongJob, { params: { id: String(id) } }),
    refetchInterval: ({ state }) => (state.data === undefined || isOpen(state.data) ? pollingMs : false),
  })
