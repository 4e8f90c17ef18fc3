import { currentSession, uuid } from '#platform/web/api/index.ts'
import { onReturn, socketState } from '../realtime/socket-state.ts'
import { agreements, isWithheld } from './consent.ts'
import { deliverAs, type SendingWords, type SendSteps } from './delivery.ts'
import type { AnyDraft, DraftKind, RowOf } from './draft.ts'
import { draftStorage, type AccountStorage } from './draft-storage.ts'
import { Outbox } from './outbox.ts'
import type { StepAnswer } from './outcome.ts'
import { whenGone } from './tab-life.ts'
import { noteUnsent, onDiscard } from './unsent.ts'

/** All that the queue has to know of an area. */
export interface OutboxArea<Draft extends AnyDraft, Step, Answer extends StepAnswer> {
  /** Of the database in the browser. */
  name: string
  /** Path of the page on which the drafts are written; `?group=` opens a sheet. */
  page: string
  kind: DraftKind<Draft, Step>
  send: SendSteps<Step, Answer>
  /** What the server has of what a step is about, by its answer; null where there is none any more. */
  rowOf: (answer: Answer) => RowOf<Draft> | null
  words: () => SendingWords
}

function later(run: () => void, milliseconds: number): () => void {
  const timer = setTimeout(run, milliseconds)
  return () => clearTimeout(timer)
}

/** Takes over what tabs that are gone have left: now, and as soon as another one goes. */
function takeOver<Draft extends AnyDraft>(
  outbox: Outbox<Draft>,
  storage: AccountStorage<Draft>,
  accountId: number,
): () => void {
  const watched = new Set<string>()
  const look = (): void => {
    if (isWithheld(accountId)) return
    void storage.adopt().then(
      ({ drafts, others }) => {
        if (drafts.length > 0) outbox.restore(drafts)
        for (const tab of others) {
          if (watched.has(tab)) continue
          watched.add(tab)
          whenGone(tab, look)
        }
      },
      () => undefined,
    )
  }
  look()
  agreements.subscribe(look)
  return look
}

function watch<Draft extends AnyDraft>(outbox: Outbox<Draft>, storage: AccountStorage<Draft>, accountId: number): void {
  const look = takeOver(outbox, storage, accountId)
  const again = () => {
    look()
    outbox.retry()
  }
  window.addEventListener('online', again)
  const againIfFailed = () => {
    if (outbox.all().some(({ state }) => state === 'failed')) again()
  }
  // the server, or its database, is back sooner than the next try
  socketState.subscribe(() => {
    if (socketState.get().phase === 'connected') againIfFailed()
  })
  onReturn(againIfFailed)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible') return
    // the tab that was looked at until now may have gone, with drafts that it wrote after the last look
    look()
    // a laptop was opened, a phone taken out again: timers may have slept
    againIfFailed()
  })
  window.addEventListener('beforeunload', (event) => {
    if (outbox.all().length > 0 && currentSession()?.accountId === accountId) event.preventDefault()
  })
}

/**
 * The queues of an area, one for each account of this device. Each tab sends what was written in it.
 * @returns the queue of who is signed in; what tabs that are gone have left goes first
 */
export function accountOutboxes<Draft extends AnyDraft, Step, Answer extends StepAnswer>(
  area: OutboxArea<Draft, Step, Answer>,
): () => Outbox<Draft> {
  const outboxes = new Map<number, Outbox<Draft>>()
  return () => {
    const accountId = currentSession()?.accountId ?? 0
    const known = outboxes.get(accountId)
    if (known) return known
    const storage = draftStorage<Draft>(area.name, accountId)
    const send = deliverAs(accountId, area)
    const outbox = new Outbox<Draft>({ isSettled: area.kind.isSettled, send, storage, later, newId: uuid })
    outboxes.set(accountId, outbox)
    watch(outbox, storage, accountId)
    outbox.listen(() => noteUnsent(area, accountId, outbox.all()))
    onDiscard(area.name, storage.end)
    return outbox
  }
}
