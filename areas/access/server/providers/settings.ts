import { msg } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { notFound, outdated, refuse } from '#platform/server/refusal.ts'
import {
  changeProvider,
  createProvider,
  listProviders,
  removeProvider,
  type SignInProvider,
} from '../../contract/provider-settings.ts'
import { sealed } from '../secrets.ts'
import { linkedTo, redirectUri, secretPurpose } from './provider-rows.ts'

export const providersSubject = 'access.sign_in_provider'
export const auditedValues = ['title', 'issuer', 'client_id', 'secret', 'domains', 'is_on']

const providers = (db: Database) =>
  db
    .selectFrom('access.sign_in_provider as s')
    .select(['s.id', 's.title', 's.issuer', 's.client_id', 's.domains', 's.is_on', 's.version'])
    .select(linkedTo('s.issuer').as('linked'))

const historyOf = ({
  title,
  issuer,
  client_id,
  domains,
  is_on,
}: Omit<SignInProvider, 'id' | 'version' | 'linked'>) => ({
  title,
  issuer,
  client_id,
  domains,
  is_on,
})

/** A provider that is being changed, locked. @throws Refusal 404 */
async function lockProvider(db: Database, id: number): Promise<SignInProvider> {
  await db.selectFrom('access.sign_in_provider').where('id', '=', id).select('id').forUpdate().executeTakeFirst()
  const provider = await providers(db).where('s.id', '=', id).executeTakeFirst()
  if (!provider) throw notFound()
  return provider
}

const issuerTaken = () => refuse('issuer', msg`Провайдер с этим адресом уже есть`)

const listProvidersHandler = handle(listProviders, async ({ db, context }) => ({
  items: await providers(db).orderBy('s.id').execute(),
  redirect_uri: redirectUri(context),
}))

const createProviderHandler = handle(createProvider, async ({ body, db, context, record }) => {
  const { client_secret, ...given } = body
  const made = await db
    .insertInto('access.sign_in_provider')
    .values({ ...given, client_secret: sealed(context.secret, secretPurpose, client_secret) })
    .onConflict((clash) => clash.column('issuer').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!made) throw issuerTaken()
  await record({ subject: providersSubject, id: made.id, after: { ...historyOf(given), secret: 'set' } })
  return lockProvider(db, made.id)
})

const changeProviderHandler = handle(changeProvider, async ({ params, body, db, context, record }) => {
  const { client_secret, version, ...given } = body
  const before = await lockProvider(db, params.id)
  if (before.version !== version) throw outdated(msg`Провайдера изменил кто-то ещё. Обновите страницу`)
  // kept secrets go to whom they were given for, and to nobody who is named since
  const isAnother = given.issuer !== before.issuer || given.client_id !== before.client_id
  if (isAnother && client_secret === null) throw refuse('client_secret', msg`Для другого провайдера нужен его секрет`)
  const taken = await db
    .selectFrom('access.sign_in_provider')
    .where('issuer', '=', given.issuer)
    .where('id', '<>', before.id)
    .select('id')
    .executeTakeFirst()
  if (taken) throw issuerTaken()
  const secret = client_secret === null ? {} : { client_secret: sealed(context.secret, secretPurpose, client_secret) }
  await db
    .updateTable('access.sign_in_provider')
    .set({ ...given, ...secret, version: version + 1 })
    .where('id', '=', before.id)
    .execute()
  await record({
    subject: providersSubject,
    id: before.id,
    before: historyOf(before),
    after: { ...historyOf(given), ...(client_secret === null ? {} : { secret: 'set' }) },
  })
  return lockProvider(db, before.id)
})

const removeProviderHandler = handle(removeProvider, async ({ params, db, record }) => {
  const before = await lockProvider(db, params.id)
  await db.deleteFrom('access.sign_in_provider').where('id', '=', before.id).execute()
  await record({ subject: providersSubject, id: before.id, before: historyOf(before) })
  return {}
})

export const settingsHandlers = [
  listProvidersHandler,
  createProviderHandler,
  changeProviderHandler,
  removeProviderHandler,
]
