import { createStore } from '../store.ts'

const askMs = 10_000
/** The server has no room: what is there can be read, nothing is taken. */
export const readsOnly = createStore(false)
let timer: ReturnType<typeof setInterval> | undefined

async function ask(): Promise<void> {
  try {
    const answer = await fetch('/api/health', { cache: 'no-store' })
    const { writes } = (await answer.json()) as { writes?: boolean }
    if (writes === true) noteReadsOnly(false)
  } catch {
    // a server that is away is asked again
  }
}

/** Told by the server's events and refusals; while it is so the server is asked, for an event may get lost. */
export function noteReadsOnly(isSo: boolean): void {
  readsOnly.set(isSo)
  clearInterval(timer)
  timer = isSo ? setInterval(() => void ask(), askMs) : undefined
}
