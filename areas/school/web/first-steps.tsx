import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { query } from '#platform/web/api/index.ts'
import { DayPanel, PanelItem, PanelList } from '#platform/web/home/index.ts'
import { IconCheck, IconCircle } from '#platform/web/icons/index.ts'
import { LinkAnchor, Text, VisuallyHidden } from '#platform/web/ui/index.ts'
import { readFirstSteps } from '../contract/first-steps.ts'

const fewLeft = 2

/** What a new school needs before it can work; it goes with the last step. */
export function FirstSteps() {
  const { t } = useLingui()
  const { data } = useQuery(query(readFirstSteps))
  const items = data?.items ?? []
  const left = items.filter(({ is_done }) => !is_done).length
  if (left === 0) return null
  // towards the end what is done needs no place any more
  const shown = left > fewLeft ? items : items.filter(({ is_done }) => !is_done)
  return (
    <DayPanel title={<Trans>Первые шаги: осталось {left}</Trans>}>
      <PanelList isOrdered>
        {shown.map(({ id, title, hint, to, is_done }) => (
          <PanelItem key={id}>
            <LinkAnchor
              to={to}
              fw={is_done ? 400 : 600}
              style={{ display: 'inline-flex', alignItems: 'center', gap: 6 }}
            >
              {is_done ? <IconCheck size={16} aria-hidden /> : <IconCircle size={16} aria-hidden />}
              {title}
              {is_done ? <VisuallyHidden>{t`, сделано`}</VisuallyHidden> : null}
            </LinkAnchor>
            <Text size="sm" c="dimmed">
              {hint}
            </Text>
          </PanelItem>
        ))}
      </PanelList>
    </DayPanel>
  )
}
