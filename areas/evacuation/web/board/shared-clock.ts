import { useSyncExternalStore } from 'react'
import { serverNow } from '#platform/web/api/index.ts'

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  timer ??= setInterval(() => {
    for (const notifyListener of listeners) notifyListener()
  }, 1_000)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

/**
 * The server's time by one clock for all who watch it: a hundred cards are drawn in one go and not each by itself.
 * @param stepMs told anew when so many milliseconds have passed, from a second on
 */
export function useSharedNow(stepMs: number): number {
  const step = useSyncExternalStore(subscribe, () => Math.floor(serverNow() / stepMs))
  return step * stepMs
}
