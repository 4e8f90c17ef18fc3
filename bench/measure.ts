import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import pg from 'pg'
import type { Load, LoadResult } from './load.ts'
import { databaseSeconds } from './cpu.ts'
import type { FanOut } from './listeners.ts'

export interface Measured {
  name: string
  /** Milliseconds of this process's CPU for one request or run. */
  cpuMs: number
  /** Milliseconds of CPU of all processes of PostgreSQL. */
  databaseMs: number
  statements: number
  p50: number
  p99: number
  bytes: number
}

let statements = 0
/** Counts every statement that this process sends to PostgreSQL, transaction control included. */
export function countStatements(): void {
  const prototype = pg.Client.prototype as unknown as { query: (...given: unknown[]) => unknown }
  const { query } = prototype
  prototype.query = function counted(this: unknown, ...given) {
    statements++
    return query.apply(this, given)
  }
}

let databaseHome = ''
/** From now on the CPU of the PostgreSQL of this home is counted too. */
export function watchDatabase(home: string): void {
  databaseHome = home
}

/** @returns what tells the milliseconds of CPU since, of this process and of PostgreSQL, for each of so many */
function watchCpu(): (count: number) => Pick<Measured, 'cpuMs' | 'databaseMs'> {
  const [since, databaseSince] = [process.cpuUsage(), databaseSeconds(databaseHome)]
  return (count) => {
    const { user, system } = process.cpuUsage(since)
    return {
      cpuMs: (user + system) / 1000 / count,
      databaseMs: ((databaseSeconds(databaseHome) - databaseSince) * 1000) / count,
    }
  }
}
const at = (sorted: number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

/** Sends loads from a process of its own, in which the named file runs. */
class Outside<L extends object> {
  readonly #child: ChildProcess
  constructor(file: string) {
    this.#child = fork(path.join(import.meta.dirname, file))
  }
  async send(load: L): Promise<LoadResult> {
    this.#child.send(load)
    const [result] = (await once(this.#child, 'message')) as [LoadResult]
    return result
  }
  close(): void {
    this.#child.kill()
  }
}
/** Asks, one request after the other or several at once. */
export class Generator extends Outside<Load> {
  constructor() {
    super('load.ts')
  }
}
/** Many who listen while one saves. */
export class Audience extends Outside<FanOut> {
  constructor() {
    super('listeners.ts')
  }
}

/**
 * Measures requests after some that warm up and are not counted, by default half as many: what is asked all day is compiled by
 * then. Throws where an answer is not 200.
 */
export function measureLoad(
  name: string,
  generator: Generator,
  load: Load,
  warming = Math.max(load.concurrency, Math.ceil(load.count / 2)),
): Promise<Measured> {
  return measure(
    name,
    load.count,
    () => generator.send({ ...load, from: (load.from ?? 0) + load.count, count: warming }),
    () => generator.send(load),
  )
}
/** Measures how long it takes until the last listener has heard of what was saved. */
export function measureFanOut(name: string, audience: Audience, load: FanOut): Promise<Measured> {
  // a block that is saved again changes nothing, and nobody would hear of it
  const [first = '', ...bodies] = load.bodies
  return measure(
    name,
    bodies.length,
    () => audience.send({ ...load, bodies: [first] }),
    () => audience.send({ ...load, bodies }),
  )
}

async function measure(
  name: string,
  count: number,
  warm: () => Promise<LoadResult>,
  run: () => Promise<LoadResult>,
): Promise<Measured> {
  await warm()
  const before = statements
  const used = watchCpu()
  const result = await run()
  const cpu = used(count)
  const wrong = Object.entries(result.statuses).filter(([status]) => !['200', '304'].includes(status))
  if (wrong.length > 0) throw new Error(`${name}: ${JSON.stringify(result.statuses)}`)
  return {
    name,
    ...cpu,
    statements: (statements - before) / count,
    p50: at(result.latencies, 0.5),
    p99: at(result.latencies, 0.99),
    bytes: result.bytes,
  }
}

/** Measures work of this process itself, such as raw SQL. */
export async function measureRuns(name: string, count: number, run: () => Promise<number>): Promise<Measured> {
  for (let turn = 0; turn < Math.ceil(count / 2); turn++) await run()
  const before = statements
  const latencies: number[] = []
  let bytes = 0
  const used = watchCpu()
  for (let turn = 0; turn < count; turn++) {
    const begun = performance.now()
    bytes = await run()
    latencies.push(performance.now() - begun)
  }
  const cpu = used(count)
  const sorted = latencies.toSorted((one, other) => one - other)
  return {
    name,
    ...cpu,
    statements: (statements - before) / count,
    p50: at(sorted, 0.5),
    p99: at(sorted, 0.99),
    bytes,
  }
}
