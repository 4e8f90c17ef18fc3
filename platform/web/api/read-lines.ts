import type { LineStream } from '#platform/contract/stream.ts'
import { ApiError } from './api-error.ts'

/** The whole lines of what has come so far, and the beginning of the next one. */
function split(text: string): { lines: string[]; rest: string } {
  const parts = text.split('\n')
  return { rest: parts.pop() ?? '', lines: parts.filter((one) => one !== '') }
}

async function* linesOf<Line extends { kind: string }>(
  reader: ReadableStreamDefaultReader<string>,
): AsyncGenerator<Line> {
  let rest = ''
  let hasEnded = false
  for (;;) {
    const { value, done } = await reader.read().catch(() => {
      throw new ApiError(0)
    })
    if (done) break
    const came = split(rest + value)
    rest = came.rest
    for (const one of came.lines) {
      const line = JSON.parse(one) as Line
      hasEnded ||= line.kind === 'end'
      yield line
    }
  }
  // what breaks off before its last line has not settled all
  if (!hasEnded) throw new ApiError(0)
}

/** The answer of a `streamEndpoint` or a `progressEndpoint`, line by line. One that breaks off throws an `ApiError` of status 0. */
export function readLines<Line extends { kind: string }>({ body }: Response): LineStream<Line> {
  if (body === null) throw new ApiError(0)
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  return { lines: linesOf(reader), stop: () => void reader.cancel() }
}
