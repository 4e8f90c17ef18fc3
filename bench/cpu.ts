import { readFileSync } from 'node:fs'
import { dataFolder } from '#platform/server/postgres/place.ts'
import { processesIn } from '#platform/server/postgres/process-table.ts'

const ticksPerSecond = 100
// of /proc/…/stat, counted from the state on
const [own, ofEndedChildren] = [
  [11, 12],
  [13, 14],
]

function secondsOf(pid: number, fields: readonly number[]): number {
  let told: string[]
  try {
    told = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ')
  } catch {
    // it has ended meanwhile: its parent counts it from now on
    return 0
  }
  return fields.reduce((sum, field) => sum + Number(told[field]), 0) / ticksPerSecond
}

/** Seconds of CPU that a process has taken (Linux). */
export const cpuSeconds = (pid: number): number => secondsOf(pid, own)

/** Seconds of CPU that all processes of the PostgreSQL of a home have taken, those that have ended too (Linux). */
export const databaseSeconds = (home: string): number =>
  processesIn(dataFolder(home)).reduce((sum, pid) => sum + secondsOf(pid, [...own, ...ofEndedChildren]), 0)
