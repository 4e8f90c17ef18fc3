import type { DrawerProps } from '@mantine/core'
import { useState } from 'react'
import { OpenDrawer } from './lazy-layers.ts'
import { useFocusGivenBack } from './use-focus-given-back.ts'

/** A drawer at the page's edge; what drawers are made of comes when the first opens, and goes out as it came in. */
export function Drawer(props: DrawerProps) {
  const [hasOpened, setOpened] = useState(props.opened)
  useFocusGivenBack(props.opened)
  if (props.opened && !hasOpened) setOpened(true)
  return hasOpened ? <OpenDrawer {...props} /> : null
}
