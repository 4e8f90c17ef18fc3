import { msg } from '#platform/contract/text.ts'
import { Refusal } from '#platform/server/refusal.ts'

const maxEntering = 100
const retryAfterSeconds = 5

/** More people want in than the machine can hash passwords for: they are told so, and when to try again. */
export const tooManySignIns = (): Refusal =>
  new Refusal(429, msg`Сейчас входит слишком много людей, повторите через несколько секунд`, retryAfterSeconds)

let entering = 0
/**
 * Tries a password among at most a hundred at a time. An attempt under way counts as failed until it says otherwise,
 * and a school has one address: a crowd must not use up the failures of all.
 * @throws Refusal 429 where a hundred are under way
 */
export async function limitConcurrentSignIns<T>(attempt: () => Promise<T>): Promise<T> {
  if (entering >= maxEntering) throw tooManySignIns()
  entering++
  try {
    return await attempt()
  } finally {
    entering--
  }
}
