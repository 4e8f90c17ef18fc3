import { afterAnswer, isIdle } from './after-answer.ts'
import type { Store } from '#platform/web/store.ts'
import type { Delivery, Outcome } from './outcome.ts'
import { DraftList } from './draft-list.ts'
import { asSent, restoreDraft, withBase, type AnyDraft, type DraftState, type RowOf } from './draft.ts'

/** Where drafts outlive the page. */
export interface DraftStorage<Draft extends AnyDraft> {
  /** @param isUrgent not gathered with others: the page may end before the next turn */
  keep: (drafts: readonly Draft[], isUrgent?: boolean) => void
  forget: (clientIds: readonly string[]) => void
  /** Whether the browser really keeps what it is given. */
  isKeeping: Store<boolean>
}

export interface OutboxSettings<Draft extends AnyDraft> {
  /** Whether a row of the server already is what the draft wants. */
  isSettled: (draft: Draft, row: RowOf<Draft> | null) => boolean
  /** Sends drafts of one sheet, in order; `signal` gives up waiting for the answer. */
  send: (sheetId: number, drafts: readonly Draft[], signal: AbortSignal) => Promise<Delivery<RowOf<Draft>>>
  storage: DraftStorage<Draft>
  /** Runs something later; the answer takes it back. */
  later: (run: () => void, milliseconds: number) => () => void
  newId: () => string
  /** Which of the waiting drafts go next, in one block; where it is not given, the first ones of one sheet. */
  nextBlock?: (waiting: readonly Draft[]) => Draft[]
  /** Milliseconds until a block that was not delivered is sent again; where it is not given, the longer the oftener it failed. */
  pauseMs?: () => number
}

/** Told after every change: drafts that came, went or changed state, and rows that the server now has. */
export interface OutboxNews<Draft extends AnyDraft> {
  touched: readonly Draft[]
  stored: readonly { draft: Draft; row: RowOf<Draft> | null }[]
}

/** About as many drafts as travel at once: those of one cell stay together. */
const batchSize = 60
const gatherMs = 40
/** After this long an answer is not waited for any more once the network has come back: the laptop may have slept. */
const patienceMs = 8_000
const retryMs = [2_000, 5_000, 10_000, 30_000]

/**
 * Sends drafts behind the person who writes: in the order of writing, one block at a time, so that a later step may build on
 * an earlier one. What could not be delivered stays, is kept in the storage, and is tried again.
 */
export class Outbox<Draft extends AnyDraft> {
  readonly #settings: OutboxSettings<Draft>
  readonly #drafts = new DraftList<Draft>()
  readonly #listeners = new Set<(news: OutboxNews<Draft>) => void>()
  #version = 0
  #isSending = false
  #failures = 0
  #lastOrder = 0
  /** The block under way, and since when. */
  #under: { way: AbortController; since: number } | null = null
  /** Drafts to be sent one by one: the server could not read the block they came in. */
  readonly #single = new Set<string>()
  #cancelLater: (() => void) | null = null
  /** What is still being typed: kept as if it were in the queue, sent by who takes the queue over. */
  #held: readonly Draft[] = []

  constructor(settings: OutboxSettings<Draft>) {
    this.#settings = settings
  }

  /** Changes with everything that happens here. */
  get version(): number {
    return this.#version
  }

  get isKept(): Store<boolean> {
    return this.#settings.storage.isKeeping
  }

  /** All drafts in order of sending. */
  all(): Draft[] {
    return this.#drafts.all()
  }

  /** What is on its way from one cell of a sheet, in order. */
  at(sheetId: number, cell: string): readonly Draft[] {
    return this.#drafts.at(sheetId, cell)
  }

  listen(listener: (news: OutboxNews<Draft>) => void): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Takes in drafts kept from an earlier visit, in order; they go before whatever is written now. */
  restore(kept: readonly Draft[]): void {
    const later = this.all()
    const first = later[0]?.order ?? Infinity
    const last = kept.at(-1)?.order ?? 0
    const shift = last < first ? 0 : first - 1 - last
    const fresh = kept
      .filter(({ client_id }) => !this.#drafts.has(client_id))
      .map((draft) => restoreDraft({ ...draft, order: draft.order + shift }))
    this.#lastOrder = Math.max(this.#lastOrder, last + shift)
    this.#drafts.clear()
    for (const draft of [...fresh, ...later]) this.#drafts.set(draft)
    this.#keep(fresh)
    this.#emit({ touched: fresh, stored: [] })
    this.#wake(0)
  }

  /** Puts drafts at the end of the queue; one that wants what the server has already is dropped. */
  put(drafts: readonly Draft[]): void {
    const touched = drafts.map((draft) => this.#take(draft))
    this.#keep(touched.filter(({ client_id }) => this.#drafts.has(client_id)))
    this.#forget(touched.flatMap(({ client_id }) => (this.#drafts.has(client_id) ? [] : [client_id])))
    this.#emit({ touched, stored: [] })
    if (this.#failures === 0) this.#wake(gatherMs)
  }

  /** Keeps what is being typed, in place of what was held before; it is not sent until it is put. */
  hold(drafts: readonly Draft[]): void {
    const before = this.#held.map(({ client_id }) => client_id)
    this.#held = drafts.map((draft, index): Draft => ({
      ...draft,
      state: 'waiting',
      order: this.#lastOrder + 1 + index,
    }))
    if (before.length === 0 && drafts.length === 0) return
    this.#forget(before.filter((id) => !this.#drafts.has(id)))
    // let go without a successor, it is written next: both go to the device together
    this.#keep(
      before.flatMap((id) => this.#drafts.get(id) ?? []),
      drafts.length > 0,
    )
  }

  #keep(drafts: readonly Draft[], isUrgent = false): void {
    this.#settings.storage.keep([...drafts, ...this.#held], isUrgent)
  }

  #forget(clientIds: readonly string[]): void {
    this.#settings.storage.forget(clientIds)
    if (this.#held.length > 0) this.#settings.storage.keep(this.#held)
  }

  #take(draft: Draft): Draft {
    const isSent = this.#drafts.get(draft.client_id)?.state === 'sending'
    this.#drafts.delete(draft.client_id)
    // What is on its way is checked when the answer has come: only then is it known what the server has.
    const state: DraftState = isSent ? 'sending' : this.#failures > 0 ? 'failed' : 'waiting'
    const taken: Draft = { ...draft, state, order: ++this.#lastOrder }
    if (isSent || !isIdle(this.#settings.isSettled, taken)) this.#drafts.set(taken)
    return taken
  }

  /** Gives up drafts: the cell shows again what the server has. */
  drop(clientIds: readonly string[]): void {
    const dropped = clientIds.flatMap((id) => this.#drafts.get(id) ?? []).filter(({ state }) => state !== 'sending')
    for (const { client_id } of dropped) this.#drafts.delete(client_id)
    this.#forget(dropped.map(({ client_id }) => client_id))
    this.#emit({ touched: dropped, stored: [] })
  }

  /** Sends again what failed or was refused; a clash waits for its own decision. */
  retry(): void {
    const again = this.all().filter(({ state }) => state === 'failed' || state === 'refused')
    this.#again(again)
    this.#failures = 0
    if (this.#under && performance.now() - this.#under.since > patienceMs) this.#under.way.abort()
    this.#wake(0)
  }

  /** Ends a clash: `mine` is sent over what the server has now, `theirs` lets it stand. */
  resolve(clientId: string, choice: 'mine' | 'theirs'): void {
    const draft = this.#drafts.get(clientId)
    if (draft?.state !== 'clash') return
    if (choice === 'theirs') return this.drop([clientId])
    const mine = withBase(draft, draft.theirs as RowOf<Draft> | null, this.#settings.newId)
    this.#drafts.delete(clientId)
    this.#forget([clientId])
    this.put([mine])
  }

  #settle(drafts: readonly Draft[]): void {
    for (const draft of drafts) this.#drafts.set(draft)
    this.#emit({ touched: drafts, stored: [] })
  }

  #emit(news: OutboxNews<Draft>): void {
    if (news.touched.length === 0 && news.stored.length === 0) return
    this.#version += 1
    for (const listener of this.#listeners) listener(news)
  }

  #wake(milliseconds: number): void {
    this.#cancelLater?.()
    this.#cancelLater = this.#settings.later(() => void this.#work(), milliseconds)
  }

  #nextBlock(): Draft[] {
    const waiting = this.all().filter(({ state }) => state === 'waiting')
    if (this.#settings.nextBlock) return this.#settings.nextBlock(waiting)
    const [first] = waiting
    if (first && this.#single.has(first.client_id)) return [first]
    const last = waiting[batchSize - 1]
    const end = waiting.findIndex(
      ({ sheet_id, cell, act }, index) =>
        sheet_id !== first?.sheet_id || act !== first.act || (index >= batchSize && cell !== last?.cell),
    )
    return end < 0 ? waiting : waiting.slice(0, end)
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
    this.#keep(sent)
    const way = new AbortController()
    this.#under = { way, since: performance.now() }
    const delivery = await this.#settings.send(sent[0]?.sheet_id ?? 0, sent, way.signal)
    this.#under = null
    if (delivery.kind === 'answered') return this.#answered(sent, delivery.outcomes)
    const present = sent.flatMap(({ client_id }) => this.#drafts.get(client_id) ?? [])
    if (way.signal.aborted) return this.#again(present)
    if (delivery.kind === 'undelivered') return this.#undelivered(present, delivery.reason)
    if (!delivery.isMalformed || present.length < 2) return this.#refused(present, delivery.reason)
    // one step that can't be read must not hold back the others
    for (const { client_id } of present) this.#single.add(client_id)
    this.#again(present)
  }

  #again(drafts: readonly Draft[]): void {
    this.#settle(drafts.map((draft): Draft => ({ ...draft, state: 'waiting', reason: null })))
  }

  #refused(drafts: readonly Draft[], reason: string): void {
    const refused = drafts.map((draft): Draft => ({ ...draft, state: 'refused', reason }))
    this.#settle(refused)
    this.#keep(refused)
  }

  #undelivered(sent: readonly Draft[], reason: string): void {
    const waiting = this.all().filter((draft) => draft.state === 'waiting')
    this.#settle([...sent, ...waiting].map((draft): Draft => ({ ...draft, state: 'failed', reason })))
    this.#keep(sent)
    const usual = retryMs[Math.min(this.#failures, retryMs.length - 1)] ?? 0
    const pause = this.#settings.pauseMs?.() ?? usual
    this.#failures += 1
    this.#cancelLater?.()
    this.#cancelLater = this.#settings.later(() => this.#tryAgain(), pause)
  }

  #tryAgain(): void {
    this.#again(this.all().filter(({ state }) => state === 'failed'))
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
      this.#single.delete(draft.client_id)
      this.#drafts.delete(draft.client_id)
      const rest = afterAnswer(this.#settings.isSettled, { sent: draft, present }, outcome, this.#settings.newId)
      if (rest) this.#drafts.set({ ...rest, order: ++this.#lastOrder })
      if (outcome.outcome !== 'refused') stored.push({ draft, row: outcome.row ?? null })
      touched.push((rest && this.#drafts.get(rest.client_id)) ?? present)
    }
    this.#forget(sent.map(({ client_id }) => client_id))
    this.#keep(touched.filter(({ client_id }) => this.#drafts.has(client_id)))
    this.#emit({ touched, stored })
  }
}
