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
