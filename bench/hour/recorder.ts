interface Step {
  latencies: number[]
  faults: number
}
const at = (sorted: number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

/** Gathers how long each kind of step took, in milliseconds, and what went wrong. */
export class Recorder {
  readonly #steps = new Map<string, Step>()
  readonly #faults = new Map<string, number>()

  note(step: string, milliseconds: number, fault: string | null): void {
    const known = this.#steps.get(step) ?? { latencies: [], faults: 0 }
    known.latencies.push(milliseconds)
    if (fault !== null) {
      known.faults++
      const what = `${step}: ${fault}`
      this.#faults.set(what, (this.#faults.get(what) ?? 0) + 1)
    }
    this.#steps.set(step, known)
  }
  faults(): [string, number][] {
    return [...this.#faults]
  }
  /** Step, requests, faults, p50, p95, p99; the last row is all of them. */
  rows(): (string | number)[][] {
    const all = [...this.#steps.values()]
    const sum: Step = { latencies: all.flatMap(({ latencies }) => latencies), faults: 0 }
    sum.faults = all.reduce((total, { faults }) => total + faults, 0)
    return [...this.#steps, ['всё', sum] as const].map(([name, { latencies, faults }]) => {
      const sorted = latencies.toSorted((one, other) => one - other)
      return [name, sorted.length, faults, ...[0.5, 0.95, 0.99].map((share) => at(sorted, share).toFixed(0))]
    })
  }
}
