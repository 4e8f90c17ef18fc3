/** What is heard, by the names of the server's events and of these. */
interface Own {
  connect: () => void
  disconnect: (reason: string) => void
  /** A handshake that was refused, or a connection that did not come. */
  connect_error: (error: Error) => void
  reconnect_attempt: (attempt: number) => void
  reconnect_failed: () => void
  /** Anything at all has come, but for the server's knocking. */
  packet: () => void
}
// the server's events bear what their contracts say: whoever listens validates it
// oxlint-disable-next-line typescript/no-explicit-any
type Listener = (...given: any[]) => void
type ListenerOf<Event extends string> = Event extends keyof Own ? Own[Event] : Listener
interface Options {
  address: string
  /** Tells when the network goes (`offline`). */
  network: EventTarget
  /** Tries of reconnecting before it is given up. */
  attempts: number
  delayMs: number
  /** What is sent with the handshake. */
  auth: () => Promise<object>
}

/** As long as a connection may take. */
const openingMs = 20_000
/** Kinds of frames, then of packets in a message (Engine.IO 4, Socket.IO 5). */
const [opened, closed, knock, answer, message] = ['0', '1', '2', '3', '4']
const [connected, ended, event, acknowledged, refused] = ['0', '1', '2', '3', '4']
const frame = /^(\d)(?:\/[^,]*,)?(\d*)([^]*)$/

/** A connection of Socket.IO by websocket alone, as the school's server speaks it: texts, no binary data, one namespace. */
export class SchoolSocket {
  /** Of the connection that stands. */
  id: string | undefined
  /** Whether it stands or comes back by itself. */
  active = false
  readonly #options: Options
  readonly #listeners = new Map<string, Set<Listener>>()
  readonly #answers = new Map<number, Listener>()
  #wire: WebSocket | undefined
  #asked = 0
  #attempt = 0
  #again: ReturnType<typeof setTimeout> | undefined
  #silence: ReturnType<typeof setTimeout> | undefined
  #patienceMs = openingMs
  #deadline = Infinity

  constructor(options: Options) {
    this.#options = options
    // a wire that the network has left stays open for minutes
    options.network.addEventListener('offline', () => this.#lose('transport close'))
    this.connect()
  }

  get connected(): boolean {
    return this.id !== undefined
  }

  on<Event extends string>(name: Event, listener: ListenerOf<Event>): this {
    const known = this.#listeners.get(name) ?? new Set()
    this.#listeners.set(name, known.add(listener))
    return this
  }

  once(name: string, listener: Listener): this {
    const heard: Listener = (...given) => {
      this.off(name, heard)
      listener(...given)
    }
    return this.on(name, heard)
  }

  off(name: string, listener: Listener): this {
    this.#listeners.get(name)?.delete(listener)
    return this
  }

  /** Opens the connection, where there is none and none is on its way. */
  connect(): this {
    this.active = true
    if (this.#wire === undefined && this.#again === undefined) this.#open()
    return this
  }

  /** Ends it; it does not come back by itself. */
  disconnect(): this {
    if (this.connected) this.#send(ended)
    this.#end('io client disconnect')
    return this
  }

  /** Says something where the connection stands, nothing where it does not; the last argument may hear the server's answer. */
  emit(name: string, ...given: unknown[]): this {
    // timers of hidden pages run late
    if (performance.now() > this.#deadline) this.#lose('ping timeout')
    if (!this.connected) return this
    const last = given.at(-1)
    const isAsked = typeof last === 'function'
    const number = isAsked ? this.#asked++ : ''
    if (isAsked) this.#answers.set(Number(number), last as Listener)
    this.#send(`${event}${number}${JSON.stringify([name, ...(isAsked ? given.slice(0, -1) : given)])}`)
    return this
  }

  #tell(name: string, ...given: unknown[]): void {
    for (const listener of this.#listeners.get(name) ?? []) listener(...given)
  }

  #send(packet: string): void {
    this.#wire?.send(message + packet)
  }

  #open(): void {
    const wire = new WebSocket(this.#options.address)
    this.#wire = wire
    const isOurs = () => this.#wire === wire
    wire.addEventListener('message', ({ data }) => isOurs() && this.#hear(String(data)))
    wire.addEventListener('close', () => isOurs() && this.#lose('transport close'))
    this.#patienceMs = openingMs
    this.#wait()
  }

  /** The server knocks every so often: a connection over which nothing comes is none. */
  #wait(): void {
    clearTimeout(this.#silence)
    this.#deadline = performance.now() + this.#patienceMs
    this.#silence = setTimeout(() => this.#lose('ping timeout'), this.#patienceMs)
  }

  #hear(data: string): void {
    const [kind, rest] = [data.charAt(0), data.slice(1)]
    if (kind === opened) {
      const { pingInterval, pingTimeout } = JSON.parse(rest) as { pingInterval: number; pingTimeout: number }
      this.#patienceMs = pingInterval + pingTimeout
      void this.#introduce(this.#wire)
    } else if (kind === knock) {
      this.#wire?.send(answer)
    } else if (kind === message) {
      this.#read(rest)
    } else if (kind === closed) {
      return this.#lose('transport close')
    }
    if (kind === opened || kind === knock) this.#wait()
  }

  async #introduce(wire: WebSocket | undefined): Promise<void> {
    const given = await this.#options.auth()
    if (wire === this.#wire) this.#send(connected + JSON.stringify(given))
  }

  #read(text: string): void {
    const [, kind, number = '', rest = ''] = frame.exec(text) ?? []
    const given: unknown = rest === '' ? undefined : JSON.parse(rest)
    this.#tell('packet')
    if (kind === connected) {
      this.id = (given as { sid: string }).sid
      this.#attempt = 0
      this.#tell('connect')
    } else if (kind === event) {
      const [name, ...what] = given as [string, ...unknown[]]
      this.#tell(name, ...what)
    } else if (kind === acknowledged) {
      this.#answers.get(Number(number))?.(...(given as unknown[]))
      this.#answers.delete(Number(number))
    } else if (kind === ended) {
      this.#end('io server disconnect')
    } else if (kind === refused) {
      this.#end('refused')
      this.#tell('connect_error', new Error((given as { message: string }).message))
    }
  }

  /** @returns whether it stood */
  #drop(): boolean {
    const wasConnected = this.connected
    const wire = this.#wire
    this.#wire = undefined
    this.id = undefined
    this.#answers.clear()
    clearTimeout(this.#silence)
    this.#deadline = Infinity
    wire?.close()
    return wasConnected
  }

  /** For good, until it is asked for. */
  #end(reason: string): void {
    this.active = false
    this.#attempt = 0
    clearTimeout(this.#again)
    this.#again = undefined
    if (this.#drop()) this.#tell('disconnect', reason)
  }

  /** It comes back by itself. */
  #lose(reason: string): void {
    if (this.#wire === undefined) return
    if (this.#drop()) this.#tell('disconnect', reason)
    else this.#tell('connect_error', new Error(reason))
    if (!this.active || this.#wire !== undefined) return
    if (this.#attempt === this.#options.attempts) {
      this.#attempt = 0
      this.#tell('reconnect_failed')
      return
    }
    this.#again = setTimeout(() => {
      this.#again = undefined
      this.#attempt++
      this.#tell('reconnect_attempt', this.#attempt)
      this.#open()
    }, this.#options.delayMs)
  }
}
