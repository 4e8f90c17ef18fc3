import { createStore, useStore } from '#platform/web/store.ts'

type Apply = () => void
const ready = createStore<Apply | null>(null)

/** Whether a newer version of the program waits for its turn. */
export const useIsUpdateReady = (): boolean => useStore(ready) !== null
/** Puts the newer version in place and opens the page anew. */
export const applyUpdate = (): void => ready.get()?.()

let isRegistered = false
/** Registers the worker that keeps the shell for use without a network; a new version asks first. */
export async function keepShell(): Promise<void> {
  if (isRegistered || !import.meta.env.PROD || !('serviceWorker' in navigator)) return
  isRegistered = true
  watchForUpdates(await navigator.serviceWorker.register('/sw.js'))
}

/**
 * Has the worker keep the pages that whoever is signed in may open, by name: whom a page is closed to has no use for its program.
 * What does not come this time comes with the next start.
 */
export async function keepPages(pages: readonly string[]): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage({ type: 'KEEP', pages })
}

/** Offers each newer version that waits; the first worker of a device takes no turn from anybody. */
export function watchForUpdates(registration: ServiceWorkerRegistration): void {
  const offer = (worker: ServiceWorker) => {
    // in whichever tab it was taken: the older version's files are gone with its worker
    navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true })
    ready.set(() => worker.postMessage({ type: 'SKIP_WAITING' }))
  }
  const isUpdate = () => navigator.serviceWorker.controller !== null
  if (registration.waiting && isUpdate()) offer(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && isUpdate()) offer(worker)
    })
  })
}
