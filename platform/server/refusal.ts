import type { Objection, RefusalCode } from '#platform/contract/problem.ts'
import { listed, msg, type Text } from '#platform/contract/text.ts'

type UnsaidObjection = Omit<Objection, 'msg'> & { msg: Text }

/**
 * A refusal that a person can act on: an HTTP status, what is wrong and what can be done. `Context` is the application's,
 * which stands above this file: who sets `afterwards` names it.
 */
export class Refusal<Context = never> extends Error {
  /**
   * What must outlive the refusal: done once the call's own transaction has been rolled back. It may give another refusal, which
   * is answered in its place.
   */
  afterwards?: (context: Context) => Promise<Refusal | undefined>
  /** Tells pages of a refusal that they show in a way of its own. */
  code?: RefusalCode
  readonly status: number
  readonly retryAfterSeconds: number | undefined
  readonly #detail: Text | UnsaidObjection[]
  constructor(status: number, detail: Text | UnsaidObjection[], retryAfterSeconds?: number) {
    super(Array.isArray(detail) ? msg`Исправьте ошибки формы`.toString() : detail.toString())
    this.status = status
    this.#detail = detail
    this.retryAfterSeconds = retryAfterSeconds
  }
  /** Of fields of a form, one by one. */
  get isOfFields(): boolean {
    return Array.isArray(this.#detail)
  }
  /** What is wrong, as one text that is not said yet, as far as it was not said before. */
  get words(): Text {
    return Array.isArray(this.#detail)
      ? listed(
          this.#detail.map((one) => one.msg),
          '. ',
        )
      : this.#detail
  }
  /** In the language of the moment at which it is answered, as far as it was not said before. */
  get detail(): string | Objection[] {
    if (!Array.isArray(this.#detail)) return this.#detail.toString()
    return this.#detail.map((one) => ({ ...one, msg: one.msg.toString() }))
  }
}
/** 422 at one field of the body; a nested field is given as a path. */
export const refuse = (field: string | (string | number)[], words: Text): Refusal =>
  new Refusal(422, [{ loc: ['body', ...(Array.isArray(field) ? field : [field])], msg: words, type: 'rule' }])
/** A row that is missing, or that the caller may not know of: the two look alike. */
export const notFound = (detail: Text = msg`Запись не найдена или недоступна вам`): Refusal => new Refusal(404, detail)
export const forbidden = (detail: Text = msg`Доступ запрещен`): Refusal => new Refusal(403, detail)
export const conflict = (detail: Text): Refusal => new Refusal(409, detail)
function stale(status: 404 | 409, detail: Text): Refusal {
  const refusal = new Refusal(status, detail)
  refusal.code = 'outdated'
  return refusal
}
/** 409: what the page shows has changed meanwhile, and it must be read anew. The page offers the button that does it. */
export const outdated = (detail: Text): Refusal => stale(409, detail)
/** 404 of what the page still shows: it must be read anew. */
export const outdatedOrGone = (detail: Text): Refusal => stale(404, detail)
export const unauthenticated = (detail: Text = msg`Требуется вход`): Refusal => new Refusal(401, detail)
