import { MenuBeside, OpenDrawer, OpenModal, PanelBeside, PopoverBeside } from './lazy-layers.ts'
import { fetchSelect } from './select.tsx'

/** Fetches ahead whatever opens over the page or beside something. */
export const fetchLayers = (): Promise<unknown> =>
  Promise.all([
    fetchSelect(),
    ...[MenuBeside, PanelBeside, PopoverBeside, OpenModal, OpenDrawer].map(({ preload }) => preload()),
  ])
