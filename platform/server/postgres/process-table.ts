import { existsSync, readFileSync, readdirSync, readlinkSync } from 'node:fs'

/** Whether a process of this number exists, ours or not; the remains of an ended one don't count. */
export function isRunning(pid: number): boolean {
  if (!Number.isSafeInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  return stateOf(pid) !== 'Z'
}

/** Letter of the process's state, where the system tells it. */
function stateOf(pid: number): string | undefined {
  try {
    return /\) (\w)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1]
  } catch {
    return undefined
  }
}

/** Whether the system shows where processes work (Linux). */
const showsFolders = existsSync('/proc/self/cwd')

/** Processes that work in the folder: those of a PostgreSQL server stand in its data. Empty where the system hides it. */
export function processesIn(folder: string): number[] {
  if (!showsFolders) return []
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => worksIn(pid, folder))
}

/** Whether the process works in the folder; where the system hides it, whether it runs at all. */
export function worksIn(pid: number, folder: string): boolean {
  if (!showsFolders) return isRunning(pid)
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === folder
  } catch {
    return false
  }
}

/** Waits until none of the processes runs. @returns false when time ran out */
export async function untilGone(pids: number[], milliseconds: number): Promise<boolean> {
  const deadline = performance.now() + milliseconds
  while (pids.some(isRunning)) {
    if (performance.now() > deadline) return false
    await pause(20)
  }
  return true
}

export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds))
