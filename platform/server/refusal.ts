import type { Objection } from '#platform/contract/problem.ts'

/** A refusal that a person can act on: an HTTP status and, in Russian, what is wrong and what can be done. */
export class Refusal extends Error {
  readonly status: number
  readonly detail: string | Objection[]
  readonly retryAfterSeconds: number | undefined
  constructor(status: number, detail: string | Objection[], retryAfterSeconds?: number) {
    super(typeof detail === 'string' ? detail : 'Исправьте ошибки формы')
    this.status = status
    this.detail = detail
    this.retryAfterSeconds = retryAfterSeconds
  }
}
/** 422 at one field of the body; a nested field is given as a path. */
export const refuse = (field: string | (string | number)[], msg: string): Refusal =>
  new Refusal(422, [{ loc: ['body', ...(Array.isArray(field) ? field : [field])], msg, type: 'rule' }])
/** A row that is missing, or that the caller may not know of: the two look alike. */
export const notFound = (detail = 'Запись не найдена или недоступна вам'): Refusal => new Refusal(404, detail)
export const forbidden = (detail = 'Доступ запрещен'): Refusal => new Refusal(403, detail)
export const conflict = (detail: string): Refusal => new Refusal(409, detail)
export const unauthenticated = (detail = 'Требуется вход'): Refusal => new Refusal(401, detail)
