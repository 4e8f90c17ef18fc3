import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { query } from '#platform/web/api/index.ts'
import { Answer, LinkAnchor, Loading, Stack } from '#platform/web/ui/index.ts'
import { listAbsenceReasons } from '../contract/absence-reasons.ts'
import { ReasonCard } from './reason-card.tsx'

const maxShown = '4'
const refreshMs = 5 * 60_000

/** Reasons that wait for the reader's answer. @param empty what is shown where there are none */
export function WaitingReasons({ empty }: { empty: ReactNode }) {
  const reasons = useQuery({
    ...query(listAbsenceReasons, { query: { state: 'waiting', size: maxShown } }),
    refetchInterval: refreshMs,
  })
  return (
    <Answer of={reasons} loading={<Loading lines={3} />}>
      {({ items, total }) =>
        items.length === 0 ? (
          empty
        ) : (
          <Stack gap="md" px="md" pb="md">
            {items.map((reason) => (
              <ReasonCard key={reason.id} reason={reason} />
            ))}
            {total > items.length ? (
              <LinkAnchor to="/absence-reasons" search={{ state: 'waiting' }} size="sm">
                <Trans>Все: {total}</Trans>
              </LinkAnchor>
            ) : null}
          </Stack>
        )
      }
    </Answer>
  )
}
