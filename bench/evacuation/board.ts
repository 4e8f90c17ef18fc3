import type { Socket } from 'socket.io-client'
import type { Evacuation } from '#areas/evacuation/contract/evacuations.ts'
import { evacuationRoom, marksChanged } from '#areas/evacuation/contract/events.ts'
import type { Mark } from '#areas/evacuation/contract/marks.ts'
import type { MarkStatus } from '#areas/evacuation/rules/words.ts'
import type { PayloadOf } from '#platform/contract/realtime.ts'
import { call, connect, evacuations, type Person } from './calls.ts'

/** What a board shows: as the page does, it hears of marks, and reads them all again whenever it has joined its room. */
export class Board {
  readonly #socket: Socket
  readonly #url: string
  readonly #lead: Person
  readonly #id: number
  readonly #seen = new Map<number, Mark>()
  #changedAt = 0
  #reads = 0

  static async open(address: string, lead: Person, id: number): Promise<Board> {
    const board = new Board(await connect(address, lead.token), address, lead, id)
    await board.#join()
    return board
  }

  private constructor(socket: Socket, address: string, lead: Person, id: number) {
    this.#socket = socket
    this.#url = `${address}${evacuations}${id}?get_type=full`
    this.#lead = lead
    this.#id = id
    socket.on('connect', () => void this.#join())
    socket.on(marksChanged.name, ({ marks }: PayloadOf<typeof marksChanged>) => this.#take(marks))
  }

  async #join(): Promise<void> {
    await this.#socket.emitWithAck('join', { room: evacuationRoom.name, params: { evacuation_id: this.#id } })
    const { marks = [] } = await call<Evacuation>(this.#url, this.#lead.headers)
    this.#reads++
    this.#take(marks)
  }

  #take(marks: readonly Mark[]): void {
    for (const mark of marks)
      if (mark.version > (this.#seen.get(mark.id)?.version ?? 0)) {
        this.#seen.set(mark.id, mark)
        this.#changedAt = performance.now()
      }
  }

  isRight(last: ReadonlyMap<number, MarkStatus>): boolean {
    return [...last].every(([id, status]) => this.#seen.get(id)?.status === status)
  }

  /** When it last showed something new, by this process's clock. */
  get changedAt(): number {
    return this.#changedAt
  }

  /** How often it has come back after a lost connection. */
  get returns(): number {
    return this.#reads - 1
  }

  close(): void {
    this.#socket.disconnect()
  }
}
