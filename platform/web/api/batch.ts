import { batchPath, heldTagsHeader, maxBatchedCalls, noTag, type BatchedAnswer } from '#platform/contract/batch.ts'
import { columnsType, unfolded } from '#platform/contract/columns.ts'
import { cancelled } from './api-error.ts'
import { takeFirstCall } from './first-calls.ts'
import { noteServerDate } from './server-clock.ts'

/** What a call is answered with: a status, and the body as far as it is JSON. */
export interface Answer {
  /** 304 where the asker holds it. */
  status: number
  body: unknown
  /** By which it may be asked about later. */
  tag?: string | undefined
}
/** What is asked: `held` is the tag of the answer that the asker holds. */
interface Reading {
  address: string
  headers: Headers
  held: string | undefined
}
interface Waiting extends Reading {
  signal: AbortSignal | undefined
  resolve: (answer: Answer) => void
  reject: (error: unknown) => void
}

let waiting: Waiting[] = []
/** Reads what an address answers, in one request with whatever else is read at this moment. */
export function readTogether(reading: Reading, signal?: AbortSignal): Promise<Answer> {
  if (signal?.aborted) return Promise.reject(cancelled())
  if (waiting.length === 0) queueMicrotask(sendWaiting)
  return new Promise((resolve, reject) => {
    waiting.push({ ...reading, signal, resolve, reject })
    signal?.addEventListener('abort', () => reject(cancelled()), { once: true })
  })
}

/** Sends what waits to be read together; of itself it goes at the end of the moment. */
export function sendWaiting(): void {
  const asked = waiting.filter(({ signal }) => signal?.aborted !== true)
  waiting = []
  // a session that was renewed between two of them asks for each of its own
  const sharing = Map.groupBy(asked, ({ headers }) => headers.get('authorization'))
  for (const calls of sharing.values())
    for (let from = 0; from < calls.length; from += maxBatchedCalls) void ask(calls.slice(from, from + maxBatchedCalls))
}

/** Gives the request up once nobody waits for it any more; who gives no signal waits for ever. */
function signalOf(calls: readonly Waiting[]): AbortSignal {
  const controller = new AbortController()
  let waiting = calls.length
  for (const { signal } of calls)
    signal?.addEventListener('abort', () => {
      waiting--
      if (waiting === 0) controller.abort()
    })
  return controller.signal
}

/** Sends it; a failed connection fails as of `fetch`. */
async function fetched(address: string, headers: Headers, signal: AbortSignal | undefined): Promise<Response> {
  const answer = await (takeFirstCall(address, headers) ?? fetch(address, { headers, ...(signal ? { signal } : {}) }))
  noteServerDate(answer.headers.get('date'))
  return answer
}

const bodyOf = async (answer: Response): Promise<unknown> => unfolded(answer, await answer.json())
const answerOf = async (answer: Response): Promise<Answer> => ({
  status: answer.status,
  body: await bodyOf(answer).catch(() => undefined),
  tag: answer.headers.get('etag') ?? undefined,
})

/** Reads what an address answers, in a request of its own. */
export async function readAlone({ address, headers, held }: Reading, signal?: AbortSignal): Promise<Answer> {
  const sent = new Headers(headers)
  sent.set('accept', `${columnsType}, application/json`)
  if (held !== undefined) sent.set('if-none-match', held)
  return answerOf(await fetched(address, sent, signal))
}

async function readSeveral(calls: readonly Waiting[], { headers }: Waiting): Promise<void> {
  const sent = new Headers(headers)
  const tags = calls.map(({ held }) => held ?? noTag)
  if (tags.some((tag) => tag !== noTag)) sent.set(heldTagsHeader, tags.join(' '))
  const address = `${batchPath}?${new URLSearchParams(calls.map((call) => ['call', call.address]))}`
  const answer = await fetched(address, sent, signalOf(calls))
  if (answer.ok) return distribute(answer, calls)
  // why none of them is answered
  const refusal = await answerOf(answer)
  for (const { resolve } of calls) resolve(refusal)
}

async function ask(calls: readonly Waiting[]): Promise<void> {
  const [first, second] = calls
  if (first === undefined) return
  try {
    if (second !== undefined) await readSeveral(calls, first)
    else first.resolve(await readAlone(first, first.signal))
  } catch (error) {
    for (const { reject } of calls) reject(error)
  }
}

/** Gives each its line as soon as it has come. @throws TypeError where the connection ends before the last */
async function distribute(answer: Response, calls: readonly Waiting[]): Promise<void> {
  const reader = answer.body?.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  for (;;) {
    const { value, done = true } = (await reader?.read()) ?? {}
    if (done) break
    const lines = (rest + decoder.decode(value, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) {
      const { call, ...answer } = JSON.parse(line) as BatchedAnswer
      calls[call]?.resolve(answer)
    }
  }
  const error = new TypeError('answer cut short')
  for (const { reject } of calls) reject(error)
}
