import type { Miss, Score } from '../../contract/journal.ts'
import type { Step, StepOutcome } from '../../contract/scores.ts'
import { isIdle, isSettled, stepOf, type Draft, type DraftState } from './drafts.ts'

/** What became of sending a block: an answer for each step, or why there is none. */
export type Delivery =
  | { kind: 'answered'; outcomes: readonly StepOutcome[] }
  /** The server could not be reached or was not able: the same may be sent again. */
  | { kind: 'undelivered'; reason: string }
  /** The server said no to the whole block: sending the same again would not help. */
  | { kind: 'refused'; reason: string }

/** Where drafts outlive the page. */
export interface DraftStorage {
  keep: (drafts: readonly Draft[]) => void
  forget: (clientIds: readonly string[]) => void
}

export interface OutboxSettings {
  send: (groupId: number, steps: readonly Step[]) => Promise<Delivery>
  storage: DraftStorage
  /** Runs something later; the answer takes it back. */
  later: (run: () => void, milliseconds: number) => () => void
  newId: () => string
}

/** Told after every change: drafts that came, went or changed state, and rows that the server now has. */
export interface OutboxNews {
  touched: readonly Draft[]
  stored: readonly { draft: Draft; row: Score | Miss | null }[]
}

const batchSize = 60
const gatherMilliseconds = 40
const retryMilliseconds = [2_000, 5_000, 10_000, 30_000]

/**
 * Sends drafts behind the person who types: in the order of typing, one block at a time, so that a later step may build on
 * an earlier one. What could not be delivered stays, is kept in the storage, and is tried again.
 */
export class Outbox {
  readonly #settings: OutboxSettings
  readonly #drafts = new Map<string, Draft>()
  readonly #listeners = new Set<(news: OutboxNews) => void>()
  #version = 0
  #isSending = false
  #failures = 0
  #cancelLater: (() => void) | null = null

  constructor(settings: OutboxSettings) {
    this.#settings = settings
  }

  /** Changes with everything that happens here. */
  get version(): number {
    return this.#version
  }

  /** All drafts in order of sending. */
  all(): Draft[] {
    return [...this.#drafts.values()]
  }

  get(clientId: string): Draft | undefined {
    return this.#drafts.get(clientId)
  }

  listen(hear: (news: OutboxNews) => void): () => void {
    this.#listeners.add(hear)
    return () => void this.#listeners.delete(hear)
  }

  /** Takes in drafts kept from an earlier visit; they go before whatever is typed now. */
  restore(kept: readonly Draft[]): void {
    const fresh = kept.filter(({ client_id }) => !this.#drafts.has(client_id)).map(awakened)
    const later = this.all()
    this.#drafts.clear()
    for (const draft of [...fresh, ...later]) this.#drafts.set(draft.client_id, draft)
    this.#tell({ touched: fresh, stored: [] })
    this.#wake(0)
  }

  /** Puts drafts at the end of the queue; one that wants what the server has already is dropped. */
  put(drafts: readonly Draft[]): void {
    const touched = drafts.map((draft) => this.#take(draft))
    this.#settings.storage.keep(touched.filter(({ client_id }) => this.#drafts.has(client_id)))
    this.#settings.storage.forget(touched.flatMap(({ client_id }) => (this.#drafts.has(client_id) ? [] : [client_id])))
    this.#tell({ touched, stored: [] })
    if (this.#failures === 0) this.#wake(gatherMilliseconds)
  }

  #take(draft: Draft): Draft {
    const isSent = this.#drafts.get(draft.client_id)?.state === 'sending'
    this.#drafts.delete(draft.client_id)
    // What is on its way is judged when the answer has come: only then is it known what the server has.
    const state: DraftState = isSent ? 'sending' : this.#failures > 0 ? 'failed' : 'waiting'
    const taken: Draft = { ...draft, state }
    if (isSent || !isIdle(taken)) this.#drafts.set(taken.client_id, taken)
    return taken
  }

  /** Gives up drafts: the cell shows again what the server has. */
  drop(clientIds: readonly string[]): void {
    const dropped = clientIds.flatMap((id) => this.#drafts.get(id) ?? []).filter(({ state }) => state !== 'sending')
    for (const { client_id } of dropped) this.#drafts.delete(client_id)
    this.#settings.storage.forget(dropped.map(({ client_id }) => client_id))
    this.#tell({ touched: dropped, stored: [] })
  }

  /** Sends again what failed or was refused; a clash waits for its own decision. */
  retry(): void {
    const again = this.all().filter(({ state }) => state === 'failed' || state === 'refused')
    this.#settle(again.map((draft) => ({ ...draft, state: 'waiting', reason: null })))
    this.#failures = 0
    this.#wake(0)
  }

  /** Ends a clash: `mine` is sent over what the server has now, `theirs` lets it stand. */
  resolve(clientId: string, choice: 'mine' | 'theirs'): void {
    const draft = this.#drafts.get(clientId)
    if (draft?.state !== 'clash') return
    if (choice === 'theirs') return this.drop([clientId])
    const mine = withBase(draft, draft.theirs, this.#settings.newId)
    this.#drafts.delete(clientId)
    this.#settings.storage.forget([clientId])
    this.put([mine])
  }

  #settle(drafts: readonly Draft[]): void {
    for (const draft of drafts) this.#drafts.set(draft.client_id, draft)
    this.#tell({ touched: drafts, stored: [] })
  }

  #tell(news: OutboxNews): void {
    if (news.touched.length === 0 && news.stored.length === 0) return
    this.#version += 1
    for (const hear of this.#listeners) hear(news)
  }

  #wake(milliseconds: number): void {
    this.#cancelLater?.()
    this.#cancelLater = this.#settings.later(() => void this.#work(), milliseconds)
  }

  #nextBlock(): Draft[] {
    const waiting = this.all().filter(({ state }) => state === 'waiting')
    const group = waiting[0]?.group_id
    const other = waiting.findIndex(({ group_id }) => group_id !== group)
    return waiting.slice(0, other < 0 ? batchSize : Math.min(other, batchSize))
  }

  async #work(): Promise<void> {
    if (this.#isSending) return
    this.#isSending = true
    try {
      for (let block = this.#nextBlock(); block.length > 0; block = this.#nextBlock()) await this.#sendBlock(block)
    } finally {
      this.#isSending = false
    }
  }

  async #sendBlock(block: readonly Draft[]): Promise<void> {
    const sent = block.map(asSent)
    this.#settle(sent)
    this.#settings.storage.keep(sent)
    const steps = sent.flatMap((draft) => stepOf(draft) ?? [])
    const delivery = await this.#settings.send(sent[0]?.group_id ?? 0, steps)
    if (delivery.kind === 'answered') return this.#answered(sent, delivery.outcomes)
    this.#unanswered(sent, delivery)
  }

  #unanswered(sent: readonly Draft[], { kind, reason }: { kind: 'undelivered' | 'refused'; reason: string }): void {
    const state = kind === 'refused' ? 'refused' : 'failed'
    const present = sent.flatMap(({ client_id }) => this.#drafts.get(client_id) ?? [])
    const waiting = kind === 'refused' ? [] : this.all().filter((draft) => draft.state === 'waiting')
    this.#settle([...present, ...waiting].map((draft): Draft => ({ ...draft, state, reason })))
    this.#settings.storage.keep(present)
    if (kind === 'refused') return
    const pause = retryMilliseconds[Math.min(this.#failures, retryMilliseconds.length - 1)] ?? 0
    this.#failures += 1
    this.#cancelLater?.()
    this.#cancelLater = this.#settings.later(() => this.#tryAgain(), pause)
  }

  #tryAgain(): void {
    const failed = this.all().filter(({ state }) => state === 'failed')
    this.#settle(failed.map((draft): Draft => ({ ...draft, state: 'waiting', reason: null })))
    void this.#work()
  }

  #answered(sent: readonly Draft[], outcomes: readonly StepOutcome[]): void {
    this.#failures = 0
    const answers = new Map(outcomes.map((outcome) => [outcome.client_id, outcome]))
    const touched: Draft[] = []
    const stored: { draft: Draft; row: Score | Miss | null }[] = []
    for (const draft of sent) {
      const present = this.#drafts.get(draft.client_id) ?? draft
      const outcome = answers.get(draft.client_id) ?? { client_id: draft.client_id, outcome: 'refused' as const }
      const row = (draft.kind === 'score' ? outcome.score : outcome.miss) ?? null
      this.#drafts.delete(draft.client_id)
      const rest = afterAnswer({ sent: draft, present }, outcome, row, this.#settings.newId)
      if (rest) this.#drafts.set(rest.client_id, rest)
      if (outcome.outcome !== 'refused') stored.push({ draft, row })
      touched.push(rest ?? present)
    }
    this.#settings.storage.forget(sent.map(({ client_id }) => client_id))
    this.#settings.storage.keep(touched.filter(({ client_id }) => this.#drafts.has(client_id)))
    this.#tell({ touched, stored })
  }
}

/** A draft of an earlier visit: nobody knows any more how far it had come, but for what a person has to decide. */
const awakened = (draft: Draft): Draft =>
  draft.state === 'refused' || draft.state === 'clash' ? draft : { ...draft, state: 'waiting', reason: null }

const asSent = (draft: Draft): Draft =>
  ({ ...draft, state: 'sending', reason: null, sent: draft.base === null ? (draft.want ?? draft.sent) : null }) as Draft

/** The same wish over another row of the server; a mark that is gone has to be made anew, under a new name. */
function withBase(draft: Draft, base: Score | Miss | null, newId: () => string): Draft {
  const client_id = base === null && draft.base !== null ? newId() : draft.client_id
  return { ...draft, client_id, base, sent: null, theirs: null, reason: null, state: 'waiting' } as Draft
}

interface Answered {
  /** The draft as it was sent. */
  sent: Draft
  /** The draft as it is now: the person may have typed on meanwhile. */
  present: Draft
}

/** What is left of a draft once the server has answered; null where nothing is left to do. */
function afterAnswer(
  { sent, present }: Answered,
  answer: Pick<StepOutcome, 'outcome' | 'reason'>,
  row: Score | Miss | null,
  newId: () => string,
): Draft | null {
  const { outcome } = answer
  const reason = answer.reason ?? null
  if (outcome === 'refused') {
    const rest: Draft = { ...present, sent: null }
    if (isIdle(rest)) return null
    return present.want === sent.want ? { ...rest, state: 'refused', reason } : { ...rest, state: 'waiting' }
  }
  if (isSettled(present, row)) return null
  if (outcome === 'conflict') return { ...present, state: 'clash', theirs: row, sent: null, reason } as Draft
  return withBase(present, row, newId)
}
