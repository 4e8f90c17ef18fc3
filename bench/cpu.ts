import { readFileSync } from 'node:fs'
import { dataFolder } from '#platform/server/postgres/place.ts'
import { processesIn } from '#platform/server/postgres/process-table.ts'

const ticksPerSecond = 100
// of /proc/…/stat, counted from the state on
const [own, ofEndedChildren] = [
  [11, 12],
  [13, 14],
]

/** Columns of a file of the process table; none of a process that has ended meanwhile: its parent counts it from now on. */
function toldOf(pid: number, file: 'stat' | 'schedstat'): string[] {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ')
  } catch {
    return []
  }
}
/** In ticks of ten milliseconds, rounded down. */
function secondsOf(pid: number, fields: readonly number[]): number {
  const told = toldOf(pid, 'stat')
  return fields.reduce((sum, field) => sum + Number(told[field] ?? 0), 0) / ticksPerSecond
}
/** Of a process of one thread. A dozen requests take a tick or two, so that ticks alone would say little of them. */
const exactSecondsOf = (pid: number): number => Number(toldOf(pid, 'schedstat')[0] ?? 0) / 1_000_000_000

/** Seconds of CPU that a process has taken (Linux). */
export const cpuSeconds = (pid: number): number => secondsOf(pid, own)

/** Seconds of CPU that all processes of the PostgreSQL of a home have taken, those that have ended too (Linux). */
export const databaseSeconds = (home: string): number =>
  processesIn(dataFolder(home)).reduce((sum, pid) => sum + exactSecondsOf(pid) + secondsOf(pid, ofEndedChildren), 0)
