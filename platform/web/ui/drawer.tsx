import type { DrawerProps } from '@mantine/core'
import { OpenDrawer } from './lazy-layers.ts'
import { useLayer } from './use-layer.ts'

/** A drawer at the page's edge; what drawers are made of comes with the first that opens. The focus goes in and comes back. */
export const Drawer = (props: DrawerProps) => (useLayer(props.opened) ? <OpenDrawer {...props} /> : null)
