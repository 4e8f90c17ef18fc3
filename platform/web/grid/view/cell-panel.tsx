import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { FormFoot } from '#platform/web/form/index.ts'
import { Stack, Text } from '#platform/web/ui/index.ts'
import { AtCell } from './at-cell.tsx'

interface Props {
  rect: DOMRect
  /** Names the dialog. */
  label: string
  /** Which cell it is. */
  where: string
  onSave: () => void
  onClose: () => void
  children: ReactNode
  /** Who changed the cell, when, from what to what: opens below the fields. */
  history?: ReactNode
}

/** The editor of a cell beside it: its fields, the cell's history, and what ends it. */
export function CellPanel({ rect, label, where, onSave, onClose, children, history }: Props) {
  return (
    <AtCell rect={rect} kind="dialog" width={300} onClose={onClose} label={label}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onSave()
        }}
      >
        <Stack gap="xs">
          <Text size="xs" c="dimmed">
            {where}
          </Text>
          {children}
          {history}
          <FormFoot size="compact-sm" action={<Trans>Готово</Trans>} onCancel={onClose} />
        </Stack>
      </form>
    </AtCell>
  )
}
