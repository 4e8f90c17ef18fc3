import { outcomeOf, type Delivery } from '#platform/web/outbox/index.ts'
import type { Miss, Score } from '../../contract/journal.ts'
import type { Step, StepOutcome } from '../../contract/scores.ts'
import { rowOf } from '../sheet/drafts.ts'

/** Keeps marks as the server does, by id and client id, and can be told to fail, refuse or lose its answers. */
export class SampleServer {
  readonly scores = new Map<number, Score & { client_id: string }>()
  readonly misses = new Map<number, Miss & { client_id: string }>()
  /** Blocks in the order they came. */
  readonly blocks: (readonly Step[])[] = []
  mode: 'works' | 'away' | 'losesAnswers' = 'works'
  refuses: ((step: Step) => string | null) | null = null
  /** What stands before a retake, whatever a step says; null: as it says. */
  keptFormer: number | null = null
  #nextId = 1_000

  send = async (_group: number, steps: readonly Step[]): Promise<Delivery<Score | Miss>> => {
    if (this.mode === 'away') return { kind: 'undelivered', reason: 'Нет связи' }
    this.blocks.push(steps)
    const answers = steps.map((step) => this.#apply(step))
    const outcomes = answers.map((answer) => outcomeOf(answer, rowOf(answer)))
    return this.mode === 'losesAnswers' ? { kind: 'undelivered', reason: 'Нет связи' } : { kind: 'answered', outcomes }
  }

  #apply(step: Step): StepOutcome {
    const reason = this.refuses?.(step) ?? null
    const { client_id } = step
    if (reason !== null) return { client_id, outcome: 'refused', reason }
    switch (step.do) {
      case 'score': {
        const { do: _, id, version, type, lesson_id, student_id, value, work_id = null, comment = null } = step
        const known = this.#known(this.scores, step)
        const is_comment_internal = step.is_comment_internal ?? known?.is_comment_internal ?? false
        const retake = step.retake === undefined ? known?.retake : step.retake
        if (version !== undefined && known?.version !== version)
          return { client_id, outcome: 'conflict', score: known ?? null }
        const fresh = { lesson_id, student_id, type, value, maximum: 10, work_id, comment, client_id }
        const row = {
          ...fresh,
          is_comment_internal,
          ...(retake && { retake: { ...retake, former: this.keptFormer ?? retake.former } }),
          id: known?.id ?? id ?? this.#nextId++,
          version: (known?.version ?? 0) + 1,
        }
        this.scores.set(row.id, row)
        return { client_id, outcome: 'done', score: row }
      }
      case 'miss': {
        const { do: _, version, lesson_id, student_id, kind_id, minutes = null, reason: why = null } = step
        const known = this.#known(this.misses, step)
        if (version !== undefined && known?.version !== version)
          return { client_id, outcome: 'conflict', miss: known ?? null }
        const fresh = { lesson_id, student_id, kind_id, minutes, reason: why, client_id }
        const row = { ...fresh, id: known?.id ?? this.#nextId++, version: (known?.version ?? 0) + 1 }
        this.misses.set(row.id, row)
        return { client_id, outcome: 'done', miss: row }
      }
      case 'remove_score':
        return this.#remove(this.scores, step, 'score')
      case 'remove_miss':
        return this.#remove(this.misses, step, 'miss')
    }
  }

  #known<Row extends { id: number; client_id: string }>(rows: Map<number, Row>, { id, client_id }: Step) {
    return id === undefined ? [...rows.values()].find((row) => row.client_id === client_id) : rows.get(id)
  }

  #remove<Row extends { version: number }>(
    rows: Map<number, Row>,
    step: Extract<Step, { version: number; id: number }>,
    name: 'score' | 'miss',
  ): StepOutcome {
    const { client_id } = step
    const known = rows.get(step.id)
    if (known && known.version !== step.version) return { client_id, outcome: 'conflict', [name]: known }
    rows.delete(step.id)
    return { client_id, outcome: 'done', [name]: null }
  }
}
