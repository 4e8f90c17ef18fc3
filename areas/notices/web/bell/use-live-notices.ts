import { useQueryClient } from '@tanstack/react-query'
import { accountRoom, type PayloadOf } from '#platform/contract/realtime.ts'
import { query, useSession } from '#platform/web/api/index.ts'
import { notify } from '#platform/web/notifications/notify.ts'
import { useMissed, useRealtimeEvent } from '#platform/web/realtime/index.ts'
import { noticeMade, noticesRead } from '../../contract/notices.ts'
import { readNoticeSettings } from '../../contract/settings.ts'
import { useKnownNotices } from '../use-known-notices.ts'

const settingsFreshMs = 60_000

/** Keeps count and lists of notices as the server tells them; a new one is shown for a moment, unless hours are quiet. */
export function useLiveNotices(): void {
  const client = useQueryClient()
  const session = useSession()
  const { changed, refetch } = useKnownNotices()
  const show = async ({ is_urgent, title, text }: PayloadOf<typeof noticeMade>) => {
    if (is_urgent) return notify.warning(`${title}: ${text}`)
    const settings = { ...query(readNoticeSettings), meta: { silent: true }, staleTime: settingsFreshMs }
    const { is_quiet } = await client.fetchQuery(settings)
    if (!is_quiet) notify.info(title)
  }
  useRealtimeEvent(noticeMade, (notice) => {
    changed((unread) => unread + 1)
    // of several tabs only the one that is looked at speaks
    if (document.visibilityState === 'visible') void show(notice).catch(() => undefined)
  })
  useRealtimeEvent(noticesRead, ({ unread }) => changed(() => unread))
  useMissed(session && accountRoom(session.accountId), refetch)
}
