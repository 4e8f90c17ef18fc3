import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Drawer } from '../ui/drawer.tsx'
import type { List } from './use-list.ts'

interface Props {
  list: Pick<List<unknown>, 'active' | 'open'>
  /** What the card is of. */
  title: string
  children: (id: number) => ReactNode
}

/** The card of the row that `?active=` names, beside the list; on phones over it. */
export function RowDrawer({ list: { active, open }, title, children }: Props) {
  const { t } = useLingui()
  return (
    <Drawer
      opened={active !== null}
      onClose={() => open(null)}
      position="right"
      size={680}
      title={title}
      overlayProps={{ backgroundOpacity: 0.25 }}
      closeButtonProps={{ 'aria-label': t`Закрыть` }}
    >
      {active === null ? null : children(active)}
    </Drawer>
  )
}
