import { msg } from '#platform/contract/text.ts'
import { Refusal } from '../refusal.ts'

/**
 * Has it told, once, that whoever waits for something has gone away; at once where they have gone already.
 * @returns ends the telling
 */
export type WhenGone = (tell: () => void) => () => void
/** Of those who can't go: work that nobody waits for. */
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
        stopTelling()
        resolve()
      }
      this.#calls.push(call)
      const stopTelling = whenGone(() => {
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
