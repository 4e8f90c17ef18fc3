import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '#platform/web/api/index.ts'
import { IconClock, IconLock } from '#platform/web/icons/index.ts'
import { ActionIcon, LinkAnchor } from '#platform/web/ui/index.ts'
import { listReopeningRequests } from '../../contract/reopening-requests.ts'
import { AskReopeningDialog, type RequestedReopening } from './ask-reopening-dialog.tsx'

/** The lock of a closed period for who marks here but may not open it: asks for that, or leads to what was asked. */
export function AskReopening({ groupId, slot, quarterId }: RequestedReopening) {
  const { t } = useLingui()
  const [isAsking, setAsking] = useState(false)
  const waiting = useQuery(
    query(listReopeningRequests, { query: { group_id: String(groupId), state: 'open', size: '200' } }),
  )
  const request = waiting.data?.items.find(({ quarter_id }) => quarter_id === quarterId)
  if (request)
    return (
      <LinkAnchor
        to="/journal-reopening"
        search={{ request: String(request.id) }}
        aria-label={t`Запрос на открытие ждёт ответа: ${slot.title}`}
        title={t`Запрос на открытие ждёт ответа`}
      >
        <IconClock size={16} aria-hidden />
      </LinkAnchor>
    )
  return (
    <>
      <ActionIcon
        size="sm"
        aria-label={t`Попросить открыть: ${slot.title}`}
        title={t`Период закрыт. Попросить открыть`}
        onClick={() => setAsking(true)}
      >
        <IconLock size={16} aria-hidden />
      </ActionIcon>
      {isAsking ? (
        <AskReopeningDialog groupId={groupId} slot={slot} quarterId={quarterId} onClose={() => setAsking(false)} />
      ) : null}
    </>
  )
}
