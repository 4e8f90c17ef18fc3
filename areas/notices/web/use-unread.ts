import { useQuery } from '@tanstack/react-query'
import { query } from '#platform/web/api/index.ts'
import { countUnread } from '../contract/notices.ts'

/** Beside what is told live, for who could not be connected. */
const refreshMs = 5 * 60_000

/** How many of one's own notices are unread; 0 while it is not known. */
export const useUnread = (): number => useQuery({ ...query(countUnread), refetchInterval: refreshMs }).data?.unread ?? 0
