import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** How the garbage of a server is collected, which is what requests leave behind. */
export function tuneGarbage(): void {
  // when memory has grown by a third, not when it is several times what is in use
  setFlagsFromString('--heap-growing-percent=30')
  // What the start makes stays; from this V8 concludes that the same places of code make what stays, and lays it among what is old. There
  // it is looked at rarely, and keeps alive whatever of its request it points to: a quarter of all that requests leave was copied.
  setFlagsFromString('--no-allocation-site-pretenuring')
}

const lookMs = 5_000
/** Of a core, while nobody asks for anything: what looks at the clock and at the database for work. */
const restingShare = 0.05
/** Seconds of a core: what less work leaves behind is not worth the tenth of a second. */
const worthSeconds = 3

/** Looks: by then connections of who has gone are closed, and what they held is nobody's. */
const longRest = 12

/**
 * Whether a server has just come to rest after work, and once more when that rest has become a long one.
 * @returns what is told after each look how many seconds of a core were used since the last
 */
export function watchForRest(): (seconds: number) => boolean {
  // the start is work
  let worked = worthSeconds
  let rested = longRest
  return (seconds) => {
    if (seconds >= (restingShare * lookMs) / 1000) {
      worked += seconds
      return false
    }
    if (worked >= worthSeconds) {
      worked = 0
      rested = 0
      return true
    }
    rested++
    return rested === longRest
  }
}

/**
 * Collects when the server has come to rest. V8 looks for garbage as memory is asked for: what the last lesson has left, 100 MB, would
 * stay until the next.
 */
export function collectAtRest(): void {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as NodeJS.GCFunction
  const hasComeToRest = watchForRest()
  let before = process.cpuUsage()
  setInterval(() => {
    const { user, system } = process.cpuUsage(before)
    before = process.cpuUsage()
    if (hasComeToRest((user + system) / 1_000_000)) void collect({ execution: 'async', flavor: 'last-resort' })
  }, lookMs).unref()
}
