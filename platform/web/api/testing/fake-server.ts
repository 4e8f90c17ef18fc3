import { vi } from 'vitest'
import { batchPath } from '#platform/contract/batch.ts'

/** An answer that comes in lines is given as it is. */
type Answer = [status: number, body: unknown] | Response | 'dead'
interface FakeRequest {
  path: string
  method: string
  headers: Headers
  body: unknown
}
type Give = (requests: FakeRequest) => Answer | Promise<Answer>
const answers = new Map<string, Give>()
let received: FakeRequest[] = []

/** Each call of a batch is a request of its own to whoever looks. */
async function answerBatch(address: string, options: RequestInit): Promise<Response> {
  const calls = new URLSearchParams(address.slice(address.indexOf('?'))).getAll('call')
  const lines = await Promise.all(
    calls.map(async (one, call) => {
      const answer = await answerTo(one, options)
      return `${JSON.stringify({ call, status: answer.status, body: await answer.json() })}\n`
    }),
  )
  return new Response(lines.join(''), { headers: { date: new Date().toUTCString() } })
}

async function answerTo(address: string, options: RequestInit = {}): Promise<Response> {
  if (address.startsWith(batchPath)) return answerBatch(address, options)
  const requests = {
    path: address,
    method: options.method ?? 'GET',
    headers: new Headers(options.headers),
    body: options.body,
  }
  received.push(requests)
  const found = [...answers]
    .filter(([path]) => address.startsWith(path))
    .toSorted((a, b) => b[0].length - a[0].length)[0]
  const answer = (await found?.[1](requests)) ?? [404, { detail: 'Не найдено' }]
  if (answer === 'dead') throw new TypeError('Failed to fetch')
  if (answer instanceof Response) return answer
  return Response.json(answer[1], { status: answer[0], headers: { date: new Date().toUTCString() } })
}

/** A server made of answers by the beginning of a path, for tests of what calls it. */
export const http = {
  answer: (path: string, give: Give): void => void answers.set(path, give),
  requests: (path: string): FakeRequest[] => received.filter((requests) => requests.path.startsWith(path)),
  /** Nothing was asked yet and nothing is answered; takes the place of the network where a test has put something else. */
  reset: (): void => {
    vi.stubGlobal('fetch', answerTo)
    answers.clear()
    received = []
  },
}
