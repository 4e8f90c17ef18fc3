import { useLingui } from '@lingui/react/macro'
import { Box } from '@mantine/core'
import type { ReactNode } from 'react'
import { Drawer } from '#platform/web/ui/drawer.tsx'
import { Navigation } from './navigation.tsx'

interface Props {
  isOpen: boolean
  onClose: () => void
  /** Year and quarter, for which the bar of a phone has no room. */
  period: ReactNode
}

/** All sections, over the page of a narrow screen. */
export function MenuDrawer({ isOpen, onClose, period }: Props) {
  const { t } = useLingui()
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      title={t`Разделы`}
      size={300}
      padding={0}
      styles={{ header: { paddingInline: 16 } }}
      closeButtonProps={{ 'aria-label': t`Закрыть` }}
    >
      <Box hiddenFrom="sm" px={16} pb="xs">
        {period}
      </Box>
      <Navigation isOpenWide onChosen={onClose} />
    </Drawer>
  )
}
