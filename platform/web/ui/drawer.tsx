import type { DrawerProps } from '@mantine/core'
import { useEffect, useState } from 'react'
import { OpenDrawer } from './lazy-layers.ts'

/** A drawer at the page's edge; what drawers are made of comes when the first opens, and goes out as it came in. */
export function Drawer({ opened, ...props }: DrawerProps) {
  // where the focus goes back to is noted by the library at the change to open only
  const [isShown, setShown] = useState(false)
  const [hasOpened, setOpened] = useState(opened)
  useEffect(() => setShown(opened), [opened])
  if (opened && !hasOpened) setOpened(true)
  return hasOpened ? <OpenDrawer opened={isShown} {...props} /> : null
}
