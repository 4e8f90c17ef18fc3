import { availableParallelism } from 'node:os'
import { presentKind } from '#platform/contract/school-kind.ts'
import { localeNow } from '../language/spoken.ts'
import { inTurn, waitingNow } from './asker.ts'
import { ThreadPool } from './pool.ts'

// one core answers calls; of the four threads that pack answers and read files, pictures leave one free
const maxThreads = 3
const pool = new ThreadPool({
  threads: Math.max(1, Math.min(maxThreads, availableParallelism() - 1)),
  idleMs: 60_000,
  maxMegabytes: 512,
})
const usualSeconds = 60

type Act = (...args: never[]) => unknown
type InThread<F> = F extends Act ? (...args: Parameters<F>) => Promise<Awaited<ReturnType<F>>> : never

/**
 * Names functions of a module that run in threads, so that drawing holds up nobody's call: what they take and answer is
 * cloned, a `Uint8Array` handed over. They wait for the asker's turn (see `inTurn`) and speak the language of the moment.
 * The module is imported as a type only:
 *
 *     import type * as drawing from './draw-pdf.ts'
 *     const drawPaper = inThreads<typeof drawing>(new URL('draw-pdf.ts', import.meta.url))('drawPaper')
 *
 * @param before is done before a thread is asked
 * @throws (the functions) Refusal 429, 503 where too much waits, 499 where the asker goes away before it has begun; what they
 * throw as a plain Error; an Error where they take longer than `maxSeconds`
 */
export const inThreads =
  <Module>(module: URL, before: () => Promise<unknown> = async () => {}) =>
  <Name extends keyof Module & string>(name: Name, maxSeconds = usualSeconds): InThread<Module[Name]> => {
    const act = (...args: unknown[]) =>
      inTurn(async () => {
        await before()
        return pool.run(
          { module: module.href, name, locale: localeNow(), kind: presentKind(), args },
          { ...waitingNow(), maxMs: maxSeconds * 1000 },
        )
      })
    return act as unknown as InThread<Module[Name]>
  }
