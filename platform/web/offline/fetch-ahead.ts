import { allows, type Access } from '#platform/contract/access.ts'
import type { AnyEndpoint, Input, Output } from '#platform/contract/endpoint.ts'
import { currentSession } from '../api/session.ts'
import { keptAnswer, readAndKeep } from './kept-answers.ts'

const freshMs = 30 * 60_000
const pauseMs = 700

/** Answers a call, from what is kept if that is fresh, and keeps the answer. */
export type ReadAhead = <E extends AnyEndpoint>(endpoint: E, input: Input<E>) => Promise<Output<E>>

const readAhead: ReadAhead = async (endpoint, input) => {
  const kept = await keptAnswer(endpoint, input)
  if (kept && Math.abs(Date.now() - kept.at) < freshMs) return kept.answer
  await new Promise((resolve) => setTimeout(resolve, pauseMs))
  return readAndKeep(endpoint, input)
}

const isWorthIt = async (): Promise<boolean> => {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (!navigator.onLine || connection?.saveData === true || !('serviceWorker' in navigator)) return false
  // without a worker nothing opens without a network
  return (await navigator.serviceWorker.getRegistration()) !== undefined
}

/** Reads ahead what each asks for, one call after the other; one that fails does not keep the others from it. */
export async function fetchAhead(
  each: readonly { access: Access; read: (read: ReadAhead) => Promise<void> }[],
): Promise<void> {
  const session = currentSession()
  // who acts as somebody else leaves nothing of theirs on the device
  if (!session || session.act !== undefined || !(await isWorthIt())) return
  for (const { read } of each.filter(({ access }) => allows(access, session)))
    await read(readAhead).catch(() => undefined)
}
