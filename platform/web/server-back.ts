import { socketState } from './realtime/socket-state.ts'

const askMs = 5_000
const listeners = new Set<() => void>()
let stop: (() => void) | null = null

const announceBack = (): void => {
  for (const listener of listeners) listener()
}
/** Whether the server answers at all. */
export async function answersHealth(): Promise<boolean> {
  try {
    return (await fetch('/api/health', { cache: 'no-store' })).ok
  } catch {
    return false
  }
}

function watch(): () => void {
  const timer = setInterval(() => void answersHealth().then((isBack) => isBack && announceBack()), askMs)
  const unsubscribe = socketState.subscribe(() => {
    if (socketState.get().phase === 'connected') announceBack()
  })
  window.addEventListener('online', announceBack)
  return () => {
    clearInterval(timer)
    unsubscribe()
    window.removeEventListener('online', announceBack)
  }
}

/**
 * Tells whoever waits that the server can be asked again: the network is back, the live connection stands, or it answers. A
 * server that was started anew under a network that never went away is noticed too.
 * @returns how to wait no more
 */
export function onServerBack(listener: () => void): () => void {
  listeners.add(listener)
  stop ??= watch()
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    stop?.()
    stop = null
  }
}
