import { useQueryClient } from '@tanstack/react-query'
import { keyOf } from '#platform/contract/endpoint.ts'
import { query } from '#platform/web/api/index.ts'
import { countUnread, listNotices } from '../contract/notices.ts'

const count = query(countUnread)

/** Keeps the number and the lists of one's notices in step with what was done here or told by the server. */
export function useKnownNotices() {
  const client = useQueryClient()
  const refetch = () => {
    // also what is asked already: its answer may be older than the news
    void client.cancelQueries(count).then(() => client.invalidateQueries(count))
    void client.invalidateQueries({ queryKey: keyOf(listNotices) })
  }
  /** @param next the number of unread ones after the news, of the one before */
  const changed = (next: (unread: number) => number) => {
    if (client.isFetching(count) > 0) return refetch()
    client.setQueryData(count.queryKey, (known) => known && { unread: next(known.unread) })
    void client.invalidateQueries({ queryKey: keyOf(listNotices) })
  }
  return { changed, refetch }
}
