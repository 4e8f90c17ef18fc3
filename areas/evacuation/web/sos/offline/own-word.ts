import { ApiError, objectionsOf, request, sentenceOf } from '#platform/web/api/index.ts'
import { createStore } from '#platform/web/store.ts'
import { reportSos } from '../../../contract/sos.ts'
import type { SosState } from '../../../rules/words.ts'
import { deviceName, sosDevice } from './device.ts'

/** What a person says of themselves, as it waits on this device. */
export interface OwnWord {
  client_id: string
  state: SosState
  name: string
  place: string
  phone: string
}
/** What became of the last word: on its way, received (ISO instant), or held up for a reason. */
export type WordState =
  | { kind: 'waiting'; word: OwnWord; why: 'network' | 'limit' | null }
  | { kind: 'received'; state: SosState; at: string }
  | { kind: 'refused'; reason: string | null }

/** Of this tab; null: nothing has been said. */
export const wordState = createStore<WordState | null>(null)
const againMilliseconds = { network: 5_000, limit: 20_000 }
let timer: ReturnType<typeof setTimeout> | undefined

const statusOf = (error: unknown): number => (error instanceof ApiError ? error.status : 0)
/** What the server will never take, whenever it is sent. */
const isHopeless = (error: unknown): boolean => [400, 409, 413, 422].includes(statusOf(error))

async function forget(word: OwnWord): Promise<void> {
  await (await sosDevice()).delete('words', word.client_id)
}

/** Sends one word; the server takes the same `client_id` once, however often it comes. @returns whether it is settled */
async function send(word: OwnWord): Promise<boolean> {
  const later = (why: 'network' | 'limit') => {
    wordState.set({ kind: 'waiting', word, why })
    clearTimeout(timer)
    timer = setTimeout(() => void sendWords(), againMilliseconds[why])
  }
  try {
    const { state, made_at } = await request(reportSos, { body: { ...word, device: deviceName() } })
    wordState.set({ kind: 'received', state, at: made_at })
  } catch (error) {
    if (!isHopeless(error)) {
      later(statusOf(error) === 429 ? 'limit' : 'network')
      return false
    }
    wordState.set({ kind: 'refused', reason: objectionsOf(error)[0]?.msg ?? sentenceOf(error) })
  }
  await forget(word).catch(() => undefined)
  return true
}

let isSending = false
/** Sends what waits on this device, help first; what can't go now goes by itself later. */
export async function sendWords(): Promise<void> {
  if (isSending) return
  isSending = true
  try {
    let word: OwnWord | undefined
    // asked anew each time: another may have been said meanwhile
    do word = await nextWord()
    while (word !== undefined && (await send(word)))
  } catch {
    // a device that keeps nothing has sent its word by itself
  } finally {
    isSending = false
  }
}
async function nextWord(): Promise<OwnWord | undefined> {
  const words = await (await sosDevice()).getAll('words')
  return words.find(({ state }) => state === 'help') ?? words[0]
}

/** Keeps a word on the device and sends it. It takes the place of an earlier one of the same person that has not gone. */
export async function say(word: OwnWord): Promise<void> {
  wordState.set({ kind: 'waiting', word, why: null })
  try {
    const { store, done } = (await sosDevice()).transaction('words', 'readwrite')
    for (const one of await store.getAll()) if (one.name === word.name) void store.delete(one.client_id)
    void store.put(word)
    await done
  } catch {
    await send(word)
    return
  }
  await sendWords()
}
