import { readFileSync } from 'node:fs'
import { dataFolder } from '#platform/server/postgres/place.ts'
import { processesIn } from '#platform/server/postgres/process-table.ts'
import { cpuSeconds, databaseSeconds } from '../cpu.ts'

const probeMs = 10_000

/** Kilobytes of a process; what it shares with others counts to each in part. */
function sharesOf(pid: number): number {
  try {
    return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1])
  } catch {
    // it has ended meanwhile
    return 0
  }
}
/** Megabytes of a server with its threads and of all processes of its PostgreSQL. */
export const memoryMb = (server: number, home: string): number =>
  Math.round([server, ...processesIn(dataFolder(home))].reduce((sum, pid) => sum + sharesOf(pid), 0) / 1024)

/** Watches a server (Linux): how much of one core it takes on average and how much its PostgreSQL does, and the memory of both from time to time. */
export class UsageProbe {
  readonly #pid: number
  readonly #begun = performance.now()
  readonly #home: string
  readonly #cpu: number
  readonly #databaseCpu: number
  readonly #memory: number[]
  readonly #timer: NodeJS.Timeout

  /** @param home where its PostgreSQL has its data */
  constructor(pid: number, home: string) {
    this.#pid = pid
    this.#home = home
    this.#cpu = cpuSeconds(pid)
    this.#databaseCpu = databaseSeconds(home)
    this.#memory = [memoryMb(pid, home)]
    this.#timer = setInterval(() => this.#memory.push(memoryMb(pid, home)), probeMs)
  }
  /** Memory in megabytes: at the start, at most, at the end. */
  end(): { cpuShare: number; databaseShare: number; memory: [number, number, number] } {
    clearInterval(this.#timer)
    const seconds = (performance.now() - this.#begun) / 1000
    const last = memoryMb(this.#pid, this.#home)
    return {
      cpuShare: (cpuSeconds(this.#pid) - this.#cpu) / seconds,
      databaseShare: (databaseSeconds(this.#home) - this.#databaseCpu) / seconds,
      memory: [this.#memory[0] ?? 0, Math.max(...this.#memory, last), last],
    }
  }
}
