import { msg, t } from '#platform/contract/text.ts'
import { handle } from '#platform/server/handle.ts'
import { reportError } from '#platform/server/lost-connection.ts'
import { conflict, notFound, unauthenticated, type Refusal } from '#platform/server/refusal.ts'
import { askProviderAssertion, signInWithProvider } from '../../contract/provider-answer.ts'
import { beginProviderSignIn, listSignInProviders } from '../../contract/providers.ts'
import { beginAttempt, type Attempt } from '../attempts.ts'
import { cookiesOf, refuseForeignPage } from '../cookies.ts'
import { noteFailedSignIn, notedLimit } from '../failed-sign-ins.ts'
import { blockedAccount, finishSignIn, type Proven, type SignInCall } from '../finish-sign-in.ts'
import { knownDevice } from '../known-device.ts'
import { accountLimit, addressLimit } from '../limits.ts'
import { randomToken } from '../secrets.ts'
import { signingOptions } from '../second-factor/passkeys.ts'
import { accountAt, linkProvider, readAccount } from './account-at.ts'
import {
  authorizationUrl,
  isDeclined,
  isOutage,
  nameOfFailure,
  readIdentity,
  type AuthorizationRequest,
} from './client.ts'
import { findProvider, type Provider } from './provider-rows.ts'
import { keepProgress, progressOf } from './sign-in-progress.ts'

const notBegunHere = () => conflict(msg`Этот вход начат в другом окне или слишком давно. Начните его снова`)

/** What is said where a provider did not do its part; the log is told why, never what was sent. */
function failureOf({ title }: Provider, error: unknown): Refusal {
  if (isDeclined(error)) return unauthenticated(msg`Вход через «${title}» отменён`)
  reportError(t`Вход через «${title}»`, new Error(nameOfFailure(error)))
  return isOutage(error)
    ? conflict(msg`«${title}» сейчас не отвечает. Войдите по паролю или попробуйте позже`)
    : unauthenticated(msg`«${title}» не подтвердил вход. Попробуйте ещё раз или войдите по паролю`)
}

const listSignInProvidersHandler = handle(listSignInProviders, async ({ db }) => ({
  items: await db
    .selectFrom('access.sign_in_provider')
    .where('is_on', '=', true)
    .select(['id', 'title'])
    .orderBy('id')
    .execute(),
}))

const beginProviderSignInHandler = handle(
  beginProviderSignIn,
  async ({ params, db, context, http }) => {
    refuseForeignPage(context, http.request)
    const provider = await findProvider(db, params.id)
    if (!provider) throw notFound(msg`Этот способ входа выключен. Войдите по паролю`)
    const authorization = { state: randomToken(), nonce: randomToken(), verifier: randomToken() }
    const url = await authorizationUrl(context, provider, authorization).catch((error: unknown) => {
      throw failureOf(provider, error)
    })
    keepProgress(context, http, { provider: provider.id, version: provider.version, at: authorization })
    return { url }
  },
  // no connection waits for the provider
  { ownTransactions: true, isVital: true },
)

/** Who the provider says has come. What it does not confirm counts as a failure of the address, an outage does not. */
async function recognise(
  { db, context, http }: SignInCall,
  provider: Provider,
  authorization: AuthorizationRequest,
  answer: string,
) {
  const attempt: Attempt = await beginAttempt(db, [addressLimit(http.request.ip)]).catch(notedLimit(db, http, null))
  // each answer is taken once
  cookiesOf(context, http).clearProvider()
  const who = await readIdentity(context, provider, authorization, answer).catch(async (error: unknown) => {
    if (isOutage(error)) await attempt.withdrawn()
    else await noteFailedSignIn(db, http, null, 'provider')
    throw failureOf(provider, error)
  })
  const account = await accountAt(db, provider, who).catch(async (refusal: unknown) => {
    await noteFailedSignIn(db, http, null, 'provider')
    throw refusal
  })
  await attempt.withdrawn()
  return { account, subject: who.subject }
}

interface Come {
  provider: Provider
  account: number
  subject: string
}
/** Who has come back to this browser, with this call or one before it. @throws Refusal 401, 409 */
async function whoHasCome(call: SignInCall, answer: string | undefined): Promise<Come> {
  const { db, context, http } = call
  const progress = progressOf(context, http)
  const provider = progress && (await findProvider(db, progress.provider))
  if (!provider || provider.version !== progress.version) throw notBegunHere()
  if ('account' in progress.at) {
    if (answer !== undefined) throw notBegunHere()
    return { provider, ...progress.at }
  }
  if (answer === undefined) throw notBegunHere()
  const come = await recognise(call, provider, progress.at, answer)
  keepProgress(context, http, { provider: provider.id, version: provider.version, at: come })
  return { provider, ...come }
}

/** The account of whom has come, its tries counted as those of its password are. */
async function provenBy({ db, context, http }: SignInCall, accountId: number): Promise<Proven> {
  const account = await readAccount(db, accountId)
  if (!account) throw notBegunHere()
  const device = knownDevice(context.secret, accountId, cookiesOf(context, http).device)
  const limits = [addressLimit(http.request.ip), accountLimit(accountId, device)]
  return { account, device, attempt: await beginAttempt(db, limits).catch(notedLimit(db, http, accountId)) }
}

const signInWithProviderHandler = handle(
  signInWithProvider,
  async ({ body, db, context, http, publish }) => {
    refuseForeignPage(context, http.request)
    const call = { db, context, http, publish }
    const { provider, account: accountId, subject } = await whoHasCome(call, body.answer)
    const proven = await provenBy(call, accountId)
    const tokens = await finishSignIn(call, proven, body, (trx) =>
      linkProvider(trx, provider, { subject, accountId, requestId: http.request.id }),
    )
    cookiesOf(context, http).clearProvider()
    return tokens
  },
  { ownTransactions: true, isVital: true },
)

const askProviderAssertionHandler = handle(
  askProviderAssertion,
  async ({ db, context, http, publish }) => {
    refuseForeignPage(context, http.request)
    const { account: accountId } = await whoHasCome({ db, context, http, publish }, undefined)
    const account = await readAccount(db, accountId)
    if (account?.status !== 'active') throw conflict(blockedAccount)
    return { options: { ...(await signingOptions({ context, db, request: http.request, accountId })) } }
  },
  { ownTransactions: true, isVital: true },
)

export const providerSignInHandlers = [
  listSignInProvidersHandler,
  beginProviderSignInHandler,
  signInWithProviderHandler,
  askProviderAssertionHandler,
]
