import { createStore, useStore } from '../store.ts'
import { untilLoaded } from '../until-loaded.ts'

type Apply = () => Promise<void>
const ready = createStore<Apply | null>(null)

/** Whether a newer version of the program waits for its turn. */
export const useIsUpdateReady = (): boolean => useStore(ready) !== null
/** Puts the newer version in place and opens the page anew. */
export const applyUpdate = (): void => void ready.get()?.()

let isRegistered = false
/** Registers the worker that keeps the shell for use without a network; a new version asks first. */
export async function keepShell(): Promise<void> {
  if (isRegistered || !import.meta.env.PROD) return
  isRegistered = true
  const { registerSW } = await untilLoaded(() => import('virtual:pwa-register'))
  const update = registerSW({ onNeedRefresh: () => ready.set(() => update(true)) })
}
