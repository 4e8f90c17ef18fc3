import { currentSession, onSessionChange } from './session.ts'

/** As long as the cache keeps what no page shows (specification §9). */
const keptMs = 300_000
const maxHeld = 100

/** An answer with the tag by which the server knows it again. */
export interface HeldAnswer {
  tag: string
  body: unknown
}

/** By the address; those held longest stand first. */
const held = new Map<string, HeldAnswer & { at: number }>()
// nothing that one person has read stays for the next
onSessionChange(() => {
  if (currentSession() === null) held.clear()
})

export const heldAnswer = (address: string): HeldAnswer | undefined => held.get(address)

/** Holds what was just answered, so that the server need not read it again; without a tag it can't be asked about. */
export function holdAnswer(address: string, tag: string | null | undefined, body: unknown): void {
  const now = performance.now()
  held.delete(address)
  if (tag) held.set(address, { tag, body, at: now })
  for (const [oldest, { at }] of held) {
    if (held.size <= maxHeld && now - at < keptMs) break
    held.delete(oldest)
  }
}
