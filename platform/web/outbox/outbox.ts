import { afterAnswer, isIdle } from './after-answer.ts'
import type { Delivery, Outcome } from './delivery.ts'
import { asSent, awakened, withBase, type AnyDraft, type DraftState, type RowOf } from './draft.ts'

/** Where drafts outlive the page. */
export interface DraftStorage<Draft extends AnyDraft> {
  keep: (drafts: readonly Draft[]) => void
  forget: (clientIds: readonly string[]) => void
}

export interface OutboxSettings<Draft extends AnyDraft> {
  /** Whether a row of the server already is what the draft wants. */
  isSettled: (draft: Draft, row: RowOf<Draft> | null) => boolean
  /** Sends drafts of one sheet, in order. */
  send: (sheetId: number, drafts: readonly Draft[]) => Promise<Delivery<RowOf<Draft>>>
  storage: DraftStorage<Draft>
  /** Runs something later; the answer takes it back. */
  later: (run: () => void, milliseconds: number) => () => void
  newId: () => string
}

/** Told after every change: drafts that came, went or changed state, and rows that the server now has. */
export interface OutboxNews<Draft extends AnyDraft> {
  touched: readonly Draft[]
  stored: readonly { draft: Draft; row: RowOf<Draft> | null }[]
}

const batchSize = 60
const gatherMilliseconds = 40
const retryMilliseconds = [2_000, 5_000, 10_000, 30_000]

/**
 * Sends drafts behind the person who writes: in the order of writing, one block at a time, so that a later step may build on
 * an earlier one. What could not be delivered stays, is kept in the storage, and is tried again.
 */
export class Outbox<Draft extends AnyDraft> {
  readonly #settings: OutboxSettings<Draft>
  readonly #drafts = new Map<string, Draft>()
  readonly #listeners = new Set<(news: OutboxNews<Draft>) => void>()
  #version = 0
  #isSending = false
  #failures = 0
  #cancelLater: (() => void) | null = null

  constructor(settings: OutboxSettings<Draft>) {
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

  listen(hear: (news: OutboxNews<Draft>) => void): () => void {
    this.#listeners.add(hear)
    return () => void this.#listeners.delete(hear)
  }

  /** Takes in drafts kept from an earlier visit; they go before whatever is written now. */
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
    if (isSent || !isIdle(this.#settings.isSettled, taken)) this.#drafts.set(taken.client_id, taken)
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
    this.#settle(again.map((draft): Draft => ({ ...draft, state: 'waiting', reason: null })))
    this.#failures = 0
    this.#wake(0)
  }

  /** Ends a clash: `mine` is sent over what the server has now, `theirs` lets it stand. */
  resolve(clientId: string, choice: 'mine' | 'theirs'): void {
    const draft = this.#drafts.get(clientId)
    if (draft?.state !== 'clash') return
    if (choice === 'theirs') return this.drop([clientId])
    const mine = withBase(draft, draft.theirs as RowOf<Draft> | null, this.#settings.newId)
    this.#drafts.delete(clientId)
    this.#settings.storage.forget([clientId])
    this.put([mine])
  }

  #settle(drafts: readonly Draft[]): void {
    for (const draft of drafts) this.#drafts.set(draft.client_id, draft)
    this.#tell({ touched: drafts, stored: [] })
  }

  #tell(news: OutboxNews<Draft>): void {
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
    const sheet = waiting[0]?.sheet_id
    const other = waiting.findIndex(({ sheet_id }) => sheet_id !== sheet)
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
    const delivery = await this.#settings.send(sent[0]?.sheet_id ?? 0, sent)
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

  #answered(sent: readonly Draft[], outcomes: readonly Outcome<RowOf<Draft>>[]): void {
    this.#failures = 0
    const answers = new Map(outcomes.map((outcome) => [outcome.client_id, outcome]))
    const touched: Draft[] = []
    const stored: OutboxNews<Draft>['stored'][number][] = []
    for (const draft of sent) {
      const present = this.#drafts.get(draft.client_id) ?? draft
      const outcome = answers.get(draft.client_id) ?? { outcome: 'refused' as const }
      this.#drafts.delete(draft.client_id)
      const rest = afterAnswer(this.#settings.isSettled, { sent: draft, present }, outcome, this.#settings.newId)
      if (rest) this.#drafts.set(rest.client_id, rest)
      if (outcome.outcome !== 'refused') stored.push({ draft, row: outcome.row ?? null })
      touched.push(rest ?? present)
    }
    this.#settings.storage.forget(sent.map(({ client_id }) => client_id))
    this.#settings.storage.keep(touched.filter(({ client_id }) => this.#drafts.has(client_id)))
    this.#tell({ touched, stored })
  }
}
