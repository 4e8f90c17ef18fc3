import { sql } from 'kysely'
import type { RegistrationResponseJSON } from '@simplewebauthn/server'
import { msg } from '#platform/contract/text.ts'
import { handle } from '#platform/server/handle.ts'
import { conflict, notFound, refuse } from '#platform/server/refusal.ts'
import {
  addPasskey,
  askPasskey,
  beginTotp,
  confirmTotp,
  readSecondFactor,
  removePasskey,
  renewCodes,
  turnFactorOff,
} from '../../contract/second-factor.ts'
import { minPasswordCharacters } from '../../rules/password-objection.ts'
import { holdingsOf } from '../holdings.ts'
import { instant } from '../instant.ts'
import { sealed } from '../secrets.ts'
import { changing, requirePassword, requireAttempt } from './changing.ts'
import { registeredKey, registrationOptions } from './passkeys.ts'
import { makeCodes } from './recovery-codes.ts'
import { removeFactor } from './remove-factor.ts'
import { requiresFactor, hasFactor } from './standing.ts'
import { newSecret, totpOf, totpPurpose, useTimeCode } from './time-code.ts'

const own = { ownTransactions: true }
const maxPasskeys = 10

const readSecondFactorHandler = handle(readSecondFactor, async ({ caller: { accountId }, db, context }) => {
  const found = await db
    .selectFrom('access.account as a')
    .leftJoin('access.totp as f', (join) =>
      join.onRef('f.account_id', '=', 'a.id').on('f.confirmed_at', 'is not', null),
    )
    .where('a.id', '=', accountId)
    .select([
      sql<string | null>`${instant('f.confirmed_at')}`.as('totp_since'),
      sql<number>`(select count(*)::integer from access.recovery_code c
        where c.account_id = a.id and c.used_at is null)`.as('codes_left'),
      sql<boolean>`exists (select from access.account_role ar join access.role r on r.id = ar.role_id
        where ar.account_id = a.id and ${requiresFactor('r', context.accessRules.permissions)})`.as('is_required'),
    ])
    .executeTakeFirstOrThrow()
  const passkeys = await db
    .selectFrom('access.passkey')
    .where('account_id', '=', accountId)
    .select(['id', 'name', instant('created_at').as('created_at')])
    .select(sql<string | null>`${instant('used_at')}`.as('used_at'))
    .orderBy('id')
    .execute()
  return { ...found, passkeys }
})

/** A QR code as one SVG path. */
async function qrOf(text: string): Promise<{ side: number; path: string }> {
  const { qrRuns } = await import('#platform/server/qr.ts')
  const { side, runs } = qrRuns(text)
  return { side, path: runs.map(({ x, y, length }) => `M${x} ${y}h${length}v1h-${length}z`).join('') }
}

const beginTotpHandler = handle(
  beginTotp,
  async (call) => {
    const { db, caller, body, context } = call
    const { login } = await requirePassword(call, body.password)
    const secret = newSecret()
    const made = await sql`insert into access.totp (account_id, secret)
      values (${caller.accountId}, ${sealed(context.secret, totpPurpose, secret.bytes)})
      on conflict (account_id) do update set secret = excluded.secret, made_at = now(), last_step = 0
        where access.totp.confirmed_at is null returning account_id`.execute(db)
    if (made.rows.length === 0)
      throw conflict(msg`Приложение уже подключено. Чтобы сменить его, выключите вход в два шага`)
    return { secret: secret.base32, qr: await qrOf(totpOf(secret, login).toString()) }
  },
  own,
)

const confirmTotpHandler = handle(
  confirmTotp,
  async (call) => {
    const { db, caller, body, context } = call
    const attempt = await requireAttempt(call)
    const hadFactor = await hasFactor(db, caller.accountId)
    const given = { secret: context.secret, accountId: caller.accountId, isConfirmed: false }
    const codes = await changing(call, msg`приложение подключено`, async (trx) => {
      const code = body.code.replaceAll(/\s/g, '')
      if (!(await useTimeCode(trx, given, code)))
        throw refuse('code', msg`Код не подошёл. Введите тот, что в приложении сейчас`)
      return hadFactor ? null : makeCodes(trx, context.secret, caller.accountId)
    })
    await attempt.withdrawn()
    return { codes }
  },
  own,
)

const turnFactorOffHandler = handle(
  turnFactorOff,
  async (call) => {
    const { db, caller, body, today } = call
    await requirePassword(call, body.password)
    const held = await holdingsOf(db, caller.accountId, today, caller.accessRules.permissions)
    const min = minPasswordCharacters(held?.roles ?? [], false)
    if (Array.from(body.password).length < min)
      throw refuse('password', msg`Без второго шага пароль должен быть не короче ${min} знаков. Сначала смените пароль`)
    await changing(call, msg`выключен`, (trx) => removeFactor(trx, caller.accountId))
    return {}
  },
  own,
)

const renewCodesHandler = handle(
  renewCodes,
  async (call) => {
    const { db, caller, body, context } = call
    await requirePassword(call, body.password)
    if (!(await hasFactor(db, caller.accountId))) throw conflict(msg`Вход в два шага не включён`)
    return {
      codes: await changing(call, msg`новые коды восстановления`, (trx) =>
        makeCodes(trx, context.secret, caller.accountId),
      ),
    }
  },
  own,
)

const askPasskeyHandler = handle(
  askPasskey,
  async (call) => {
    const { db, caller, body, context, http } = call
    const { login } = await requirePassword(call, body.password)
    const { accountId } = caller
    return { options: { ...(await registrationOptions({ context, db, request: http.request, accountId }, login)) } }
  },
  own,
)

const addPasskeyHandler = handle(
  addPasskey,
  async (call) => {
    const { db, caller, body, context, http } = call
    const { accountId } = caller
    const answer = body.answer as unknown as RegistrationResponseJSON
    const key = await registeredKey({ context, db, request: http.request, accountId }, answer)
    if (!key) throw conflict(msg`Ключ не подтверждён. Попробуйте добавить его ещё раз`)
    const hadFactor = await hasFactor(db, accountId)
    const made = await changing(call, msg`добавлен ключ «${body.name}»`, async (trx) => {
      await trx.selectFrom('access.account').where('id', '=', accountId).select('id').forUpdate().execute()
      const present = await trx.selectFrom('access.passkey').where('account_id', '=', accountId).select('id').execute()
      if (present.length >= maxPasskeys) throw conflict(msg`Ключей уже десять. Уберите те, которыми не пользуетесь`)
      await trx
        .insertInto('access.passkey')
        .values({
          account_id: accountId,
          credential: key.id,
          public_key: Buffer.from(key.publicKey),
          counter: key.counter,
          transports: [...(key.transports ?? [])],
          name: body.name,
        })
        .execute()
      return hadFactor ? null : makeCodes(trx, context.secret, accountId)
    })
    return { codes: made }
  },
  own,
)

const removePasskeyHandler = handle(
  removePasskey,
  async (call) => {
    const { db, caller, body, params } = call
    const key = await db
      .selectFrom('access.passkey')
      .where('id', '=', params.id)
      .where('account_id', '=', caller.accountId)
      .select(['id', 'name'])
      .executeTakeFirst()
    if (!key) throw notFound()
    await requirePassword(call, body.password)
    await changing(call, msg`убран ключ «${key.name}»`, async (trx) => {
      await trx.deleteFrom('access.passkey').where('id', '=', key.id).execute()
      if (!(await hasFactor(trx, caller.accountId))) await removeFactor(trx, caller.accountId)
    })
    return {}
  },
  own,
)

export const ownFactorHandlers = [
  readSecondFactorHandler,
  beginTotpHandler,
  confirmTotpHandler,
  turnFactorOffHandler,
  renewCodesHandler,
  askPasskeyHandler,
  addPasskeyHandler,
  removePasskeyHandler,
]
