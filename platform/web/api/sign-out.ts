type Ask = () => Promise<boolean>
const asks = new Set<Ask>()

/** Asks before a sign-out (unsent marks, say); false keeps the person in. Returns how to stop asking. */
export function beforeSignOut(ask: Ask): () => void {
  asks.add(ask)
  return () => void asks.delete(ask)
}
/** Whether nobody objects to signing out. */
export async function maySignOut(): Promise<boolean> {
  for (const ask of asks) if (!(await ask())) return false
  return true
}

type Clear = (accountId: number) => Promise<void>
const clears = new Set<Clear>()
const patienceMs = 2_000

/** Takes from this device what it keeps of an account, when the person signs out. */
export const atSignOut = (clear: Clear): void => void clears.add(clear)
/** Leaves nothing of an account on this device; does not wait for ever for a browser that does not answer. */
export async function clearDevice(accountId: number): Promise<void> {
  const cleared = Promise.allSettled([...clears].map((clear) => clear(accountId)))
  await Promise.race([cleared, new Promise((resolve) => setTimeout(resolve, patienceMs))])
}
