import { lazyPart } from '../lazy-part.tsx'

/** What the library opens over the page or beside a button: it comes when the first of them is wanted. */
export const MenuBeside = lazyPart(async () => (await import('./beside.tsx')).MenuBeside)
export const PanelBeside = lazyPart(async () => (await import('./beside.tsx')).PanelBeside)
export const PopoverBeside = lazyPart(async () => (await import('./beside.tsx')).PopoverBeside)
export const OpenModal = lazyPart(async () => (await import('./open-modal.tsx')).OpenModal)
export const OpenDrawer = lazyPart(async () => (await import('./open-modal.tsx')).OpenDrawer)
