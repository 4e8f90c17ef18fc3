import { batchPath, maxBatchedCalls, type BatchedAnswer } from '#platform/contract/batch.ts'
import { cancelled } from './api-error.ts'
import { noteServerDate } from './server-clock.ts'

/** What a call is answered with: a status, and the body as far as it is JSON. */
export interface Answer {
  status: number
  body: unknown
}
interface Waiting {
  address: string
  headers: Headers
  signal: AbortSignal | undefined
  resolve: (answer: Answer) => void
  reject: (error: unknown) => void
}

let waiting: Waiting[] = []
/** Reads what an address answers, in one request with whatever else is read at this moment. */
export function readTogether(address: string, headers: Headers, signal?: AbortSignal): Promise<Answer> {
  if (signal?.aborted) return Promise.reject(cancelled())
  if (waiting.length === 0) queueMicrotask(flush)
  return new Promise((resolve, reject) => {
    waiting.push({ address, headers, signal, resolve, reject })
    signal?.addEventListener('abort', () => reject(cancelled()), { once: true })
  })
}

function flush(): void {
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

async function ask(calls: readonly Waiting[]): Promise<void> {
  const [first] = calls
  if (first === undefined) return
  const address =
    calls.length === 1
      ? first.address
      : `${batchPath}?${new URLSearchParams(calls.map((one) => ['call', one.address]))}`
  try {
    const answer = await fetch(address, { headers: first.headers, signal: signalOf(calls) })
    noteServerDate(answer.headers.get('date'))
    if (calls.length > 1 && answer.ok) await distribute(answer, calls)
    else await giveAll(answer, calls)
  } catch (error) {
    for (const { reject } of calls) reject(error)
  }
}

/** One answer for all: of a call that stood alone, or why none of them is answered. */
async function giveAll(answer: Response, calls: readonly Waiting[]): Promise<void> {
  const body: unknown = await answer.json().catch(() => undefined)
  for (const { resolve } of calls) resolve({ status: answer.status, body })
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
