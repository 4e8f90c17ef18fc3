import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { query } from '#platform/web/api/index.ts'
import { displayNumber } from '#platform/contract/number.ts'
import { DayPanel, Nothing, PanelItem, PanelList } from '#platform/web/home/index.ts'
import { Answer, Badge, LinkAnchor, Loading } from '#platform/web/ui/index.ts'
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
  const total = reasons.data?.total ?? 0
  return (
    <DayPanel
      title={t`Причины отсутствия ждут ответа`}
      aside={
        total === 0 ? null : (
          <Badge variant="light" color="orange">
            {displayNumber(total)}
          </Badge>
        )
      }
    >
      <Answer of={reasons} loading={<Loading lines={3} />}>
        {({ items }) => (
          <>
            <PanelList>
              {items.map((reason) => (
                <PanelItem key={reason.id}>
                  <ReasonCard reason={reason} isStateSaid />
                </PanelItem>
              ))}
            </PanelList>
            {items.length === 0 ? (
              <Nothing>
                <Trans>Новых сообщений от родителей нет</Trans>
              </Nothing>
            ) : null}
            <LinkAnchor
              to="/absence-reasons"
              search={items.length === 0 ? {} : { state: 'waiting' }}
              size="sm"
              display="block"
              px="md"
              py="sm"
            >
              <Trans>Весь список</Trans>
            </LinkAnchor>
          </>
        )}
      </Answer>
    </DayPanel>
  )
}
