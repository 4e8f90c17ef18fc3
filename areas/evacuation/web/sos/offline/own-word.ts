import { ApiError, currentSession, objectionsOf, sentenceOf, uuid } from '#platform/web/api/index.ts'
import { freshToken } from '#platform/web/api/refresh.ts'
import { send } from '#platform/web/api/send.ts'
import { heldToken } from '#platform/web/api/session.ts'
import { createStore } from '#platform/web/store.ts'
import { reportSos } from '../../../contract/sos.ts'
import type { SosState } from '../../../rules/words.ts'
import { deviceName, sosDevice, type OwnWord } from './device.ts'
import { keepSaid, recallSaid } from './said.ts'

/** What became of the last word: on its way, received (ISO instant), or held up for a reason. */
export type WordState =
  | { kind: 'waiting'; word: OwnWord; why: 'network' | 'limit' | null }
  | { kind: 'received'; state: SosState; at: string }
  | { kind: 'refused'; reason: string | null }

/** Of this tab; null: nothing has been said. */
export const wordState = createStore<WordState | null>(null)
/** What was said so long ago is no longer so: a cry of another day would be taken for one of today. */
const longestMilliseconds = 6 * 3_600_000
const againMilliseconds = { network: 5_000, limit: 20_000 }
let timer: ReturnType<typeof setTimeout> | undefined

const statusOf = (error: unknown): number => (error instanceof ApiError ? error.status : 0)
/** What the server will never take, whenever it is sent. */
const isHopeless = (error: unknown): boolean => [400, 409, 413, 422].includes(statusOf(error))

/** What is not sent yet: for this tab here, for a later visit in the device's storage, where there is one. */
const unsent = new Map<string, OwnWord>()
const nothing = () => undefined

async function keep(word: OwnWord): Promise<void> {
  unsent.set(word.client_id, word)
  await (await sosDevice()).put('words', word)
}
async function forget({ client_id }: OwnWord): Promise<void> {
  unsent.delete(client_id)
  await (await sosDevice()).delete('words', client_id)
}
async function recall(): Promise<void> {
  for (const word of await (await sosDevice()).getAll('words')) unsent.set(word.client_id, word)
}

async function report({ client_id, account_id, state, name, place, phone }: OwnWord) {
  // also after the token's end; without a session it goes all the same
  await freshToken().catch(nothing)
  const token = currentSession()?.accountId === account_id ? heldToken() : undefined
  const body = { client_id, state, name, place, phone, device: deviceName() }
  return send(reportSos, { body }, { token, idempotencyKey: uuid() })
}

/** Sends one word; the server takes the same `client_id` once, however often it comes. @returns whether it is settled */
async function settle(word: OwnWord): Promise<boolean> {
  const later = (why: 'network' | 'limit') => {
    wordState.set({ kind: 'waiting', word, why })
    clearTimeout(timer)
    timer = setTimeout(() => void sendWords(), againMilliseconds[why])
  }
  try {
    const { state, made_at } = await report(word)
    wordState.set({ kind: 'received', state, at: made_at })
    keepSaid({ account_id: word.account_id, state, at: made_at })
  } catch (error) {
    if (!isHopeless(error)) {
      later(statusOf(error) === 429 ? 'limit' : 'network')
      return false
    }
    wordState.set({ kind: 'refused', reason: objectionsOf(error)[0]?.msg ?? sentenceOf(error) })
  }
  await forget(word).catch(nothing)
  return true
}

const isOfAnotherDay = ({ said_at }: OwnWord): boolean => Math.abs(Date.now() - said_at) > longestMilliseconds
async function giveUp(word: OwnWord): Promise<void> {
  const state = wordState.get()
  if (state?.kind === 'waiting' && state.word.client_id === word.client_id) wordState.set(null)
  await forget(word).catch(nothing)
}

/** After a reload of the tab: what the server had taken before it. */
export function recallWord(accountId: number | null): void {
  const said = recallSaid(accountId)
  if (said !== null && wordState.get() === null) wordState.set({ kind: 'received', state: said.state, at: said.at })
}

let isSending = false
/** Sends what waits on this device, help first; what can't go now goes by itself later. */
export async function sendWords(): Promise<void> {
  if (isSending) return
  isSending = true
  try {
    await recall().catch(nothing)
    for (const word of unsent.values()) if (isOfAnotherDay(word)) await giveUp(word)
    let word = nextWord()
    // asked for anew each time: another may have been said meanwhile
    while (word !== undefined && (await settle(word))) word = nextWord()
  } finally {
    isSending = false
  }
}
function nextWord(): OwnWord | undefined {
  const words = [...unsent.values()]
  return words.find(({ state }) => state === 'help') ?? words[0]
}

/** Keeps a word on the device and sends it. It takes the place of an earlier one of the same person that has not gone. */
export async function say(said: Omit<OwnWord, 'said_at'>): Promise<void> {
  const word: OwnWord = { ...said, said_at: Date.now() }
  wordState.set({ kind: 'waiting', word, why: null })
  for (const one of unsent.values()) if (one.name === word.name) await forget(one).catch(nothing)
  await keep(word).catch(nothing)
  await sendWords()
}
