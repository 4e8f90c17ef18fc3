import { performance } from 'node:perf_hooks'

/** What the server's process asks its load generator to send: `count` requests, the bodies in turn. */
export interface Load {
  method: 'GET' | 'POST' | 'PATCH'
  urls: string[]
  headers: Record<string, string>
  bodies?: string[]
  /** The turn to begin with; by default the first. */
  from?: number
  count: number
  concurrency: number
  /** Each address is spelt in another way, so that none is answered with what was answered before. */
  anew?: boolean
}
export interface LoadResult {
  /** Milliseconds of each request, sorted. */
  latencies: number[]
  statuses: Record<number, number>
  /** Bytes of the last answer, unpacked, and as it travelled. */
  bytes: number
}

/** The same query with more and more of what says nothing. */
const spelt = (url: string, turn: number) => url + (url.includes('?') ? '' : '?') + '&'.repeat(turn)

/** Sends one load from this process, so that its work is not counted as the server's. */
async function send(load: Load): Promise<LoadResult> {
  const latencies: number[] = []
  const statuses: Record<number, number> = {}
  let bytes = 0
  const { from = 0 } = load
  let next = from
  const worker = async () => {
    while (next < from + load.count) {
      const turn = next++
      const begun = performance.now()
      const url = load.urls[turn % load.urls.length] ?? ''
      const answer = await fetch(load.anew ? spelt(url, turn) : url, {
        method: load.method,
        headers: load.headers,
        ...(load.bodies ? { body: load.bodies[turn % load.bodies.length] ?? '' } : {}),
      })
      bytes = (await answer.arrayBuffer()).byteLength
      latencies.push(performance.now() - begun)
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: load.concurrency }, worker))
  return { latencies: latencies.toSorted((one, other) => one - other), statuses, bytes }
}

process.on('message', (load: Load) => {
  void send(load).then((result) => process.send?.(result))
})
