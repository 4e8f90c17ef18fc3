import { readFileSync } from 'node:fs'
import { cpuSeconds, databaseSeconds } from '../cpu.ts'

const probeMs = 10_000

const memoryMb = (pid: number): number =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024)

/** Watches a server (Linux): how much of one core it takes on average and how much its PostgreSQL does, and its memory from time to time. */
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
    this.#memory = [memoryMb(pid)]
    this.#timer = setInterval(() => this.#memory.push(memoryMb(pid)), probeMs)
  }
  /** Memory in megabytes: at the start, at most, at the end. */
  end(): { cpuShare: number; databaseShare: number; memory: [number, number, number] } {
    clearInterval(this.#timer)
    const seconds = (performance.now() - this.#begun) / 1000
    const last = memoryMb(this.#pid)
    return {
      cpuShare: (cpuSeconds(this.#pid) - this.#cpu) / seconds,
      databaseShare: (databaseSeconds(this.#home) - this.#databaseCpu) / seconds,
      memory: [this.#memory[0] ?? 0, Math.max(...this.#memory, last), last],
    }
  }
}
