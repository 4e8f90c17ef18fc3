import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { reportAction } from '../api/index.ts'
import { ChosenBar } from '../ui/index.ts'
import type { Selection } from './use-selection.ts'

/** What can be done with the chosen rows; stands over the list while any is chosen. */
export function SelectionBar({ of, total, children }: { of: Selection; total: number; children: ReactNode }) {
  const { t } = useLingui()
  const { chosen, chooseFound, isChoosing, clear } = of
  if (chosen.size === 0) return null
  return (
    <Box px="xs">
      <ChosenBar label={t`Действия с выбранными`} chosen={<Trans>Выбрано: {chosen.size}</Trans>}>
        {chosen.size < total ? (
          <Button
            variant="subtle"
            size="xs"
            loading={isChoosing}
            onClick={() => void chooseFound().catch(reportAction)}
          >
            <Trans>Выбрать всех найденных ({total})</Trans>
          </Button>
        ) : null}
        {children}
        <Button variant="subtle" size="xs" onClick={clear}>
          <Trans>Снять выбор</Trans>
        </Button>
      </ChosenBar>
    </Box>
  )
}
