import { setTimeout as pause } from 'node:timers/promises'
import { isConnectionLoss, reportError } from '#platform/server/lost-connection.ts'
import { ancestorsUpToNpm } from './ancestors.ts'
import { showFailure } from './failure-words.ts'

/** How the process begins and ends. */
export interface ProcessLife {
  /** Has `act` run when the process ends, in the reverse order of the calls; it gets `limitMs` at most. */
  beforeEnd: (act: () => Promise<unknown>, limitMs?: number) => void
  /** Ends the process in order. */
  end: (code: number) => Promise<void>
}
const closeLimitMs = 10_000
const parentCheckMs = 500
/** npm passes on the signal that the terminal has already sent: only a later one means impatience. */
const sameSignalMs = 1_000

/**
 * Runs `begin`; its refusal is told in one sentence and ends the process with 1. SIGINT, SIGTERM, SIGHUP and the death of
 * npm end the process in order, also while it is still starting.
 * @param begin starts what the process is for
 */
export async function runProcess(
  begin: (life: ProcessLife) => Promise<void>,
  { print, verbose }: { print: (line: string) => void; verbose: boolean },
): Promise<void> {
  const acts: { act: () => Promise<unknown>; limitMs: number }[] = []
  let endedAt = 0
  let begun = false

  const end = async (code: number): Promise<void> => {
    if (endedAt > 0) return
    endedAt = performance.now()
    for (const { act, limitMs } of acts.toReversed())
      await Promise.race([act().catch((error: Error) => print(error.message)), pause(limitMs)])
    process.exit(code)
  }
  const onSignal = (): void => {
    if (endedAt === 0) print('Останавливаюсь…')
    else if (performance.now() - endedAt > sameSignalMs) process.exit(1)
    void end(0)
  }
  const onSurprise = (error: unknown): void => {
    if (endedAt > 0) return // work that the end has cut short
    if (begun && error instanceof Error && isConnectionLoss(error)) return reportError('Программа', error)
    console.error(begun ? error : showFailure(error))
    if (!begun) void end(1)
  }

  // a terminal that has gone takes no more words
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal)
  // one failed event must not end a running school
  process.on('uncaughtException', onSurprise).on('unhandledRejection', onSurprise)
  leaveWithParent(onSignal)
  try {
    await begin({ beforeEnd: (act, limitMs = closeLimitMs) => void acts.push({ act, limitMs }), end })
    begun = true
  } catch (cause) {
    if (endedAt > 0) return // the end itself has taken something away from the start
    console.error(showFailure(cause))
    if (verbose) console.error(cause)
    await end(1)
  }
}

/** SIGTERM to `npm start` ends npm and its shell but not us, and a killed npm tells nobody. */
function leaveWithParent(leave: () => void): void {
  if (process.env['npm_lifecycle_event'] === undefined) return
  const above = String(ancestorsUpToNpm())
  const timer = setInterval(() => {
    if (String(ancestorsUpToNpm()) === above) return
    clearInterval(timer)
    leave()
  }, parentCheckMs)
  timer.unref()
}
