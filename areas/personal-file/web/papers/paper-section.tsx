import { Trans } from '@lingui/react/macro'
import { IconPlus } from '#platform/web/icons/index.ts'
import type { ReactNode } from 'react'
import { Button, Panel, PanelHead, Stack } from '#platform/web/ui/index.ts'
import { HistorySwitch, useHistorySwitch } from './history-switch.tsx'
import { PaperHistory, type HistoryCall } from './paper-history.tsx'

interface Props {
  /** In the address, while its history is open. */
  part: string
  title: string
  personId: number
  mayWrite: boolean
  history: HistoryCall
  onAdd: () => void
  /** Beside the buttons of who writes. */
  action?: ReactNode
  children: ReactNode
}

/** Papers of a person under their title; who writes them adds, and sees their history. */
export function PaperSection({ part, title, personId, mayWrite, history, onAdd, action, children }: Props) {
  const { isOpen, toggle } = useHistorySwitch(part)
  return (
    <Stack gap="md">
      <Panel>
        <PanelHead title={title} mb="xs">
          {action}
          {mayWrite ? (
            <>
              <HistorySwitch isOpen={isOpen} onToggle={toggle} />
              <Button size="xs" leftSection={<IconPlus size={16} aria-hidden />} onClick={onAdd}>
                <Trans>Добавить</Trans>
              </Button>
            </>
          ) : null}
        </PanelHead>
        {children}
      </Panel>
      {mayWrite && isOpen ? <PaperHistory of={history} personId={personId} /> : null}
    </Stack>
  )
}
