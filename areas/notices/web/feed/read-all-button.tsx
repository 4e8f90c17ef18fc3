import { Trans } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { call } from '#platform/web/api/index.ts'
import { Button } from '#platform/web/ui/index.ts'
import { readAllNotices, type Notice } from '../../contract/notices.ts'
import { useKnownNotices } from '../use-known-notices.ts'
import { useUnread } from '../use-unread.ts'

/** Marks everything read up to the newest notice that is shown; nothing where all is read. */
export function ReadAllButton({ notices }: { notices: readonly Notice[] }) {
  const { refetch } = useKnownNotices()
  const readAll = useMutation({ ...call(readAllNotices), onSuccess: refetch })
  const unread = useUnread()
  const [newest] = notices
  if (unread === 0 || newest === undefined) return null
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      loading={readAll.isPending}
      onClick={() => readAll.mutate({ body: { up_to: newest.id } })}
    >
      <Trans>Прочитать все</Trans>
    </Button>
  )
}
