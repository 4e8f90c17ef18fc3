import { msg, plural } from '#platform/contract/text.ts'
import { Refusal } from '../refusal.ts'
import { Line, type WhenGone } from './line.ts'

interface TurnsSettings {
  /** How many may wait behind the one whose turn it is, of each key. */
  waiting: number
  /** How many there may be in all, of all keys. */
  all: number
}
const retrySeconds = 10
const tooManyOwn = (files: number) =>
  new Refusal(
    429,
    msg`Уже ${plural(files, {
      one: 'готовится # ваш файл',
      few: 'готовятся # ваших файла',
      many: 'готовятся # ваших файлов',
      other: 'готовятся # ваших файла',
    })}: дождитесь их`,
    retrySeconds,
  )
const tooMany = () => new Refusal(503, msg`Сейчас готовится слишком много файлов: повторите через минуту`, retrySeconds)

/** Of each key one at a time, in the order of asking; keys do not wait for each other. */
export class Turns {
  readonly #settings: TurnsSettings
  /** Those who wait behind the one whose turn it is; a key that has none is free. */
  readonly #lines = new Map<string, Line>()

  constructor(settings: TurnsSettings) {
    this.#settings = settings
  }

  /**
   * Acts when it is the key's turn.
   * @throws Refusal 429 where too many of the key wait, 503 where too many do in all, 499 where the asker goes away meanwhile
   */
  async take<T>({ key, whenGone }: { key: string; whenGone: WhenGone }, act: () => Promise<T>): Promise<T> {
    const { waiting, all } = this.#settings
    const line = this.#lines.get(key)
    if (line && line.length >= waiting) throw tooManyOwn(waiting + 1)
    if (this.#count() >= all) throw tooMany()
    if (line) await line.wait(whenGone)
    else this.#lines.set(key, new Line())
    try {
      return await act()
    } finally {
      if (this.#lines.get(key)?.callNext() !== true) this.#lines.delete(key)
    }
  }

  /** Of all keys, those whose turn it is among them. */
  #count(): number {
    return [...this.#lines.values()].reduce((sum, { length }) => sum + 1 + length, 0)
  }
}
