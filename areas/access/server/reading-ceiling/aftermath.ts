import { sql } from 'kysely'
import { notify } from '#areas/notices/server/index.ts'
import { requestedType } from '#platform/contract/problem.ts'
import { msg, type Text } from '#platform/contract/text.ts'
import type { AppContext, Publish } from '#platform/server/app-context.ts'
import type { Database } from '#platform/server/database.ts'
import { forbidden, Refusal } from '#platform/server/refusal.ts'
import { withEvents } from '#platform/server/with-events.ts'
import type { ReadingWay } from '../../contract/reading-ceiling.ts'
import { readingCeiling } from '../notice-kinds.ts'
import { factorsOf } from '../second-factor/require-factor.ts'
import { decidersOf, nameOfAccount } from './reading-accounts.ts'
import type { KeptStanding } from './reading-rows.ts'

/** A reading that was not let through: its persons were not seen. */
interface Taken {
  accountId: number
  added: readonly string[]
  today: string
  isFile: boolean
  isImpersonated: boolean
}
const readingPage = '/passport/reading'
/** Of those who may allow it so many are named. */
const maxNamed = 3

/** What was not shown is not counted either. */
const revertedReading = ({ added, isFile }: Taken) => sql`
  persons = r.persons - ${[...added]}::text[],
  of_day = greatest(0, r.of_day - ${isFile ? 0 : added.length})`

/** Tells who decides, within the transaction that has noted the occasion. */
async function notifyDeciders(trx: Database, publish: Publish, accountId: number, says: Text): Promise<void> {
  const title = msg`${await nameOfAccount(trx, accountId)}: ${says}`
  const text = msg`Узнайте, чья это работа, и разрешите или закройте чтение.`
  const notices = (await decidersOf(trx)).map(({ id }) => ({
    accountId: id,
    kind: readingCeiling,
    title,
    text,
    link: readingPage,
  }))
  await notify(trx, publish, notices)
}

/** Notes that the second step was asked for; who decides hears of it once in a window. */
async function noteAsking(trx: Database, publish: Publish, taken: Taken, { ceilings, read, misses }: KeptStanding) {
  const { accountId, today } = taken
  const { rows } = await sql<{ is_new: boolean }>`
    insert into access.person_reading as r (account_id, day) values (${accountId}, ${today}::date)
    on conflict (account_id) do update set ${revertedReading(taken)}
    returning coalesce(r.notified_at < now() - make_interval(mins => ${ceilings.minutes}), true) as is_new`.execute(trx)
  if (rows[0]?.is_new !== true) return
  await sql`update access.person_reading set notified_at = now() where account_id = ${accountId}`.execute(trx)
  const says = msg`карточек людей за ${ceilings.minutes} мин: ${read + misses}`
  await notifyDeciders(trx, publish, accountId, says)
}

/** What the page is answered when the second step is due: by which ways it may be shown. */
export async function afterAsking(context: AppContext, taken: Taken, standing: KeptStanding): Promise<Refusal> {
  await withEvents(context, (trx, publish) => noteAsking(trx, publish, taken, standing))
  if (taken.isImpersonated)
    return forbidden(msg`Под чужим именем столько людей не читают: вернитесь в свою учётную запись`)
  const { totp, passkeys } = await factorsOf(context.db, taken.accountId)
  const ask = (way: ReadingWay, words: Text) => ({ loc: ['reading', way], msg: words, type: requestedType })
  if (!totp && !passkeys)
    return new Refusal(422, [ask('password', msg`Вы открываете данные многих людей. Подтвердите паролем, что это вы`)])
  const code = totp
    ? msg`Вы открываете данные многих людей. Введите код из приложения`
    : msg`Вы открываете данные многих людей. Подтвердите ключом или введите код восстановления`
  const byKey = passkeys ? [ask('assertion', msg`Можно подтвердить ключом`)] : []
  return new Refusal(422, [ask('code', code), ...byKey])
}

/** From now on nothing is read; who decides hears of it once. */
async function noteRefusal(trx: Database, publish: Publish, taken: Taken) {
  const { accountId, today } = taken
  const { rows } = await sql<{ is_new: boolean }>`
    insert into access.person_reading as r (account_id, day) values (${accountId}, ${today}::date)
    on conflict (account_id) do update set ${revertedReading(taken)}
    returning r.refused_at is null and r.closed_at is null as is_new`.execute(trx)
  if (rows[0]?.is_new !== true) return
  await sql`update access.person_reading set refused_at = now() where account_id = ${accountId}`.execute(trx)
  await notifyDeciders(trx, publish, accountId, msg`чтение карточек людей остановлено и ждёт вашего решения`)
}

/** What the page is answered once nothing more is read: why, and who may allow it. */
export async function afterRefusal(
  context: AppContext,
  taken: Taken,
  { ceilings, is_closed }: KeptStanding,
): Promise<Refusal> {
  await withEvents(context, (trx, publish) => noteRefusal(trx, publish, taken))
  const others = (await decidersOf(context.db)).filter(({ id }) => id !== taken.accountId)
  const who =
    others.length === 0
      ? msg`суперадминистратор или директор`
      : msg`${others
          .slice(0, maxNamed)
          .map(({ name }) => name)
          .join(', ')}`
  const refusal = new Refusal(
    429,
    is_closed
      ? msg`Чтение данных людей для вас закрыто. Открыть его может: ${who}`
      : msg`За ${ceilings.minutes} мин запрошены данные слишком многих людей: дальше нужно разрешение, запрос о нём отправлен. Разрешить может: ${who}`,
  )
  refusal.code = 'permission_needed'
  return refusal
}
