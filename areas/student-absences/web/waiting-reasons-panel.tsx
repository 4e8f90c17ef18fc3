import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { query } from '#platform/web/api/index.ts'
import { DayPanel, Nothing } from '#platform/web/home/index.ts'
import { Answer, LinkAnchor, Loading, Stack } from '#platform/web/ui/index.ts'
import { listAbsenceReasons } from '../contract/absence-reasons.ts'
import { ReasonCard } from './reason-card.tsx'

const maxShown = '3'
const refreshMs = 5 * 60_000

/** Reasons that wait for the class teacher's answer. */
export function WaitingReasonsPanel() {
  const { t } = useLingui()
  const reasons = useQuery({
    ...query(listAbsenceReasons, { query: { state: 'waiting', size: maxShown } }),
    refetchInterval: refreshMs,
  })
  return (
    <DayPanel
      title={t`Причины отсутствия ждут ответа`}
      aside={
        <LinkAnchor to="/absence-reasons" size="sm">
          <Trans>Все</Trans>
        </LinkAnchor>
      }
    >
      <Answer of={reasons} loading={<Loading lines={3} />}>
        {({ items, total }) =>
          items.length === 0 ? (
            <Nothing>
              <Trans>Новых сообщений от родителей нет</Trans>
            </Nothing>
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
    </DayPanel>
  )
}
