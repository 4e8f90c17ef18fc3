import { msg } from '#platform/contract/text.ts'
import { Refusal } from '../refusal.ts'

/**
 * Calls the listener once when the client that waits has disconnected; at once if it has already.
 * @returns stops listening
 */
export type WhenGone = (listener: () => void) => () => void
/** For work without a client: nobody can disconnect. */
export const stays: WhenGone = () => () => undefined

/** As web servers number it: nobody reads this answer. */
const clientGone = 499

/** Those who wait for something, in the order of coming. */
export class Line {
  readonly #calls: (() => void)[] = []

  get length(): number {
    return this.#calls.length
  }

  /** Waits to be called. @throws Refusal 499 where whoever waits goes away: their place is the next one's */
  wait(whenGone: WhenGone): Promise<void> {
    return new Promise((resolve, reject) => {
      const call = () => {
        stopListening()
        resolve()
      }
      this.#calls.push(call)
      const stopListening = whenGone(() => {
        this.#calls.splice(this.#calls.indexOf(call), 1)
        reject(new Refusal(clientGone, msg`Ответа уже никто не ждёт`))
      })
    })
  }

  /** @returns whether there was somebody to call */
  callNext(): boolean {
    const call = this.#calls.shift()
    call?.()
    return call !== undefined
  }
}
