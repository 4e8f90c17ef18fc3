import { randomUUID } from 'node:crypto'
import { listenTo } from './postgres/listening.ts'
import { joinParts, partsOf } from './relayed-parts.ts'
import { rarely } from './rarely.ts'

/** An event for the sockets of other processes. */
export interface RelayedEvent {
  rooms: string[]
  except: string[]
  /** Its name and what it bears, as JSON can say it. */
  event: [name: string, ...given: unknown[]]
}
/** Sends events to the other processes of the school, through the database. */
export interface EventRelay {
  /** Returns at once. An event that the database has not taken within 5 s is dropped. */
  publish: (event: RelayedEvent) => void
  close: () => Promise<void>
}
interface RelaySettings {
  onEvent: (event: RelayedEvent) => void
  /** Called every 15 s, as long as a message that this process sends to itself comes back. */
  onAlive: () => void
  /** Called when events may have been missed: after an outage, and when another process first answers a greeting. */
  onBack: () => void
}
interface Waiting {
  parts: string[]
  at: number
  id: number
}
const channel = 'school_events'
const aliveMs = 15_000
const maxWaiting = 1_000
/** Older events are dropped: a page that has missed them reads its data again. */
const maxAgeMs = 5_000
const partsAtOnce = 200
/** For how long a process that has just started sends events without having heard another: the others answer by then. */
const greetingMs = 30_000
/** For how long events are sent after another process was last heard: as long as pages may ask what they have missed. */
const rememberedMs = 600_000
const [greeting, welcome, alive] = ['hello', 'welcome', '']

const say = rarely((line) => console.error(line))

/** The queue of messages to be sent: in order, one statement at a time. */
function outgoing(send: (parts: string[]) => Promise<void>) {
  let waiting: Waiting[] = []
  let sending: Promise<void> | null = null
  const forget = (): void => {
    const since = performance.now() - maxAgeMs
    const kept = waiting.filter(({ at }) => at >= since).slice(-maxWaiting)
    if (kept.length < waiting.length)
      say('Обновления страниц: база данных не отвечает, другие процессы их не получают.')
    waiting = kept
  }
  const batch = (): Waiting[] => {
    let count = 0
    // one message at least, however long it is
    return waiting.filter(({ parts }, index) => (count += parts.length) <= partsAtOnce || index === 0)
  }
  const sendAll = async (): Promise<void> => {
    // not before `sending` is set
    await Promise.resolve()
    try {
      for (forget(); waiting.length > 0; forget()) {
        const sent = batch()
        await send(sent.flatMap(({ parts }) => parts))
        const last = sent.at(-1)?.id ?? 0
        waiting = waiting.filter(({ id }) => id > last)
      }
    } catch {
      // they wait for the connection to be back, or for the next event
    } finally {
      sending = null
    }
  }
  /** Ends once all that waits is sent, or can't be. */
  const flush = (): Promise<void> => (sending ??= sendAll())
  return {
    flush,
    put: (message: Omit<Waiting, 'at'>): void => {
      waiting.push({ ...message, at: performance.now() })
      forget()
      void flush()
    },
  }
}

/** Whether another process may hear: a school that runs in one tells its database nothing. */
function otherProcesses() {
  let mayHearUntil = -Infinity
  const until = (end: number): void => void (mayHearUntil = Math.max(mayHearUntil, end))
  return {
    mayHear: (): boolean => performance.now() < mayHearUntil,
    noteGreeted: (): void => until(performance.now() + greetingMs),
    noteHeard: (): void => until(performance.now() + rememberedMs),
  }
}

/**
 * Opens the relay. One connection both listens and sends, so that after an outage both work again. A process that starts greets
 * the others. They may send nothing until they have heard the greeting, so the answer of each counts as the end of an outage.
 * @throws when the database can't be reached
 */
export async function openRelay(databaseUrl: string, { onEvent, onAlive, onBack }: RelaySettings): Promise<EventRelay> {
  const own = randomUUID()
  const receive = joinParts()
  const out = outgoing((parts) =>
    listening.run('select pg_notify($1, part) from unnest($2::text[]) as part', [channel, parts]),
  )
  const others = otherProcesses()
  /** Those that tell all they tell: since one of them has greeted, or has answered our greeting. */
  const known = new Set<string>()
  const hearOther = (from: string, text: string): void => {
    others.noteHeard()
    const isKnown = known.has(from)
    if (text === greeting || text === welcome) known.add(from)
    if (text === greeting) publishText(welcome)
    else if (text === welcome && !isKnown) onBack()
    else if (text !== welcome && text !== alive) onEvent(JSON.parse(text) as RelayedEvent)
  }
  let isFirst = true
  let lastId = 0
  const publishText = (text: string) => out.put({ id: ++lastId, parts: partsOf({ from: own, id: lastId, text }) })
  const listening = await listenTo(databaseUrl, {
    name: 'shanyraq realtime',
    inWords: 'Обновления страниц',
    channel,
    onMessage: (payload) => {
      const message = receive(payload)
      if (!message) return
      if (message.from !== own) hearOther(message.from, message.text)
      else if (message.text === alive) onAlive()
    },
    onOpen: async () => {
      if (!isFirst) onBack()
      isFirst = false
      others.noteGreeted()
      publishText(greeting)
    },
  })
  // who opens next is to find it greeted, and answered
  await out.flush()
  const aliveTimer = setInterval(() => publishText(alive), aliveMs).unref()
  return {
    publish: (event) => {
      if (others.mayHear()) publishText(JSON.stringify(event))
    },
    close: async () => {
      clearInterval(aliveTimer)
      await out.flush()
      await listening.close()
    },
  }
}
