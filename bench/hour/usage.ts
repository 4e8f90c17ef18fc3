import { readFileSync } from 'node:fs'

const ticksPerSecond = 100
const probeMs = 10_000

function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
}
const memoryMb = (pid: number): number =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024)

/** Watches a process (Linux): how much of one core it takes on average, and its memory from time to time. */
export class UsageProbe {
  readonly #pid: number
  readonly #begun = performance.now()
  readonly #cpu: number
  readonly #memory: number[]
  readonly #timer: NodeJS.Timeout

  constructor(pid: number) {
    this.#pid = pid
    this.#cpu = cpuSeconds(pid)
    this.#memory = [memoryMb(pid)]
    this.#timer = setInterval(() => this.#memory.push(memoryMb(pid)), probeMs)
  }
  /** Memory in megabytes: at the start, at most, at the end. */
  end(): { cpuShare: number; memory: [number, number, number] } {
    clearInterval(this.#timer)
    const seconds = (performance.now() - this.#begun) / 1000
    const last = memoryMb(this.#pid)
    return {
      cpuShare: (cpuSeconds(this.#pid) - this.#cpu) / seconds,
      memory: [this.#memory[0] ?? 0, Math.max(...this.#memory, last), last],
    }
  }
}
