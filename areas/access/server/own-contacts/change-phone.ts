import { keptPhone } from '#platform/contract/phone.ts'
import { msg } from '#platform/contract/text.ts'
import { handle } from '#platform/server/handle.ts'
import { conflict, refuse } from '#platform/server/refusal.ts'
import { sql } from 'kysely'
import { changeOwnPhone } from '../../contract/own-contacts.ts'
import { loginAlias } from '../../rules/login-alias.ts'
import { addAliases, contactsChanged, personToChange } from '../accounts/new-account.ts'

/** One may sign in with the new phone then, and no more with the former one. */
export const changeOwnPhoneHandler = handle(changeOwnPhone, async ({ body, caller: { accountId }, db, record }) => {
  const phone = body.phone === null ? null : keptPhone(body.phone)
  if (body.phone !== null && phone === null) throw refuse('phone', msg`Ожидается один номер телефона: +7 701 000 10 52`)
  const person = await personToChange(db, accountId)
  if (!person) throw conflict(msg`У этой учётной записи нет карточки человека`)
  if (person.phone === phone) return { phone }
  await sql`select access.change_phone(${accountId}, ${phone})`.execute(db)
  if (person.phone !== null)
    await sql`delete from access.login_alias l using access.account a where a.id = l.account_id
      and l.account_id = ${accountId} and l.alias = ${loginAlias(person.phone)} and l.alias <> a.login`.execute(db)
  if (phone !== null) await addAliases(db, accountId, [phone])
  await record(contactsChanged(person.id, { phone: person.phone }, { phone }))
  return { phone }
})
