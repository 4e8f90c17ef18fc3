declare global {
  interface Window {
    /** What the first script of the document (`apps/web/public/first-calls.js`) has asked for, by address. */
    firstCalls?: Record<string, FirstCall>
  }
}
interface FirstCall {
  answer: Promise<Response>
  /** The header with which it was asked. */
  authorization: string | null
  /** When it was asked, by `performance.now()`. */
  at: number
}

/** So long an answer waits for the program: after that it is of another moment. */
const freshMs = 10_000

/** @returns what was asked before the program, once, for whoever asks the same with the same token; undefined where it was not */
export function takeFirstCall(address: string, headers: Headers): Promise<Response> | undefined {
  const first = window.firstCalls?.[address]
  if (first === undefined) return undefined
  delete window.firstCalls?.[address]
  const isTheirs = first.authorization === headers.get('authorization')
  if (isTheirs && performance.now() - first.at < freshMs) return first.answer
  giveUp(first)
  return undefined
}

/** What nobody reads would keep its connection. */
const giveUp = ({ answer }: FirstCall) => void answer.then(({ body }) => body?.cancel()).catch(() => undefined)

/** Gives up what nobody has asked for: the page asks for other things than it did. */
export function dropFirstCalls(): void {
  for (const first of Object.values(window.firstCalls ?? {})) giveUp(first)
  delete window.firstCalls
}
