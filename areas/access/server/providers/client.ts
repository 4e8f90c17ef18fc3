import type { ClientAuth, Configuration } from 'openid-client'
import type { AppContext } from '#platform/server/app-context.ts'
import { now } from '#platform/server/clock.ts'
import type { ProviderClaims } from '../../rules/provider.ts'
import { hashOf } from '../secrets.ts'
import { guardedFetch } from './guarded-fetch.ts'
import { redirectUri, secretOf, type Provider } from './provider-rows.ts'

/** A school that has named no provider never loads it. */
const openIdClient = () => import('openid-client')

/** What a provider publishes of itself is read anew after that. */
const knownMs = 3_600_000
/** Where it could not be read: strangers who go on asking do not make us ask each time. */
const failedMs = 2_000

/** As the provider says that it takes the secret; one that says nothing takes it as the standard has it. */
const proveBy =
  ({ ClientSecretBasic, ClientSecretPost }: Awaited<ReturnType<typeof openIdClient>>, secret: string): ClientAuth =>
  (server, client, body, headers) => {
    const takesPost = server.token_endpoint_auth_methods_supported?.includes('client_secret_post') ?? false
    return (takesPost ? ClientSecretPost(secret) : ClientSecretBasic(secret))(server, client, body, headers)
  }

const withoutSlash = (address: string) => address.replace(/\/$/, '')

async function discover(context: AppContext, provider: Provider): Promise<Configuration> {
  const openid = await openIdClient()
  const issuer = new URL(provider.issuer)
  const isPlain = issuer.protocol === 'http:'
  const found = await openid.discovery(issuer, provider.client_id, {}, proveBy(openid, secretOf(context, provider)), {
    [openid.customFetch]: guardedFetch({ issuer }),
    execute: [openid.enableNonRepudiationChecks, ...(isPlain ? [openid.allowInsecureRequests] : [])],
  })
  const { issuer: named, authorization_endpoint: entrance = '' } = found.serverMetadata()
  // that of all organisations at once would let anyone's administrator name whom they like
  if (withoutSlash(named) !== withoutSlash(provider.issuer)) throw new Error('the provider names another issuer')
  const { protocol, origin } = new URL(entrance)
  if (protocol !== 'https:' && origin !== issuer.origin) throw new Error('the provider has no safe entrance')
  return found
}

interface Known {
  version: number
  at: number
  found: Promise<Configuration>
}
const known = new WeakMap<AppContext, Map<number, Known>>()

/** What a provider has published: read once for all who come while it is being read. */
function configurationOf(context: AppContext, provider: Provider): Promise<Configuration> {
  const ofSchool = known.get(context) ?? new Map<number, Known>()
  known.set(context, ofSchool)
  const at = now().getTime()
  const kept = ofSchool.get(provider.id)
  if (kept?.version === provider.version && at - kept.at < knownMs) return kept.found
  const found = discover(context, provider)
  const made = { version: provider.version, at, found }
  ofSchool.set(provider.id, made)
  const forget = () => {
    if (ofSchool.get(provider.id) === made) ofSchool.delete(provider.id)
  }
  found.catch(() => setTimeout(forget, failedMs).unref())
  return found
}

/** What binds an answer of the provider to the browser that asked. */
export interface AuthorizationRequest {
  state: string
  nonce: string
  verifier: string
}

/** Where the browser goes to be recognised. */
export async function authorizationUrl(
  context: AppContext,
  provider: Provider,
  authorization: AuthorizationRequest,
): Promise<string> {
  const { buildAuthorizationUrl } = await openIdClient()
  const url = buildAuthorizationUrl(await configurationOf(context, provider), {
    redirect_uri: redirectUri(context),
    scope: 'openid email',
    state: authorization.state,
    nonce: authorization.nonce,
    code_challenge: hashOf(authorization.verifier).toString('base64url'),
    code_challenge_method: 'S256',
    // on a computer that many use the last one is not taken for the next one
    prompt: 'select_account',
  })
  return url.href
}

/** Who a provider says has come: its own id of them, and what it says of their mail. */
export interface ProviderIdentity {
  subject: string
  claims: ProviderClaims
}

/**
 * Takes the provider's answer to its word: signature, issuer, audience, time, state and nonce are those that were asked for.
 * @param answer the query with which the browser came back
 */
export async function readIdentity(
  context: AppContext,
  provider: Provider,
  authorization: AuthorizationRequest,
  answer: string,
): Promise<ProviderIdentity> {
  const { authorizationCodeGrant, fetchUserInfo } = await openIdClient()
  const configuration = await configurationOf(context, provider)
  const address = new URL(redirectUri(context))
  address.search = answer
  const tokens = await authorizationCodeGrant(configuration, address, {
    expectedState: authorization.state,
    expectedNonce: authorization.nonce,
    pkceCodeVerifier: authorization.verifier,
    idTokenExpected: true,
  })
  const claims = tokens.claims()
  if (claims === undefined) throw new Error('the provider has named nobody')
  const { sub: subject } = claims
  const isSilent = claims['email'] === undefined && configuration.serverMetadata().userinfo_endpoint !== undefined
  const said: Readonly<Record<string, unknown>> = isSilent
    ? await fetchUserInfo(configuration, tokens.access_token, subject)
    : claims
  const { email, email_verified, xms_edov } = said
  return { subject, claims: { email, email_verified, xms_edov } }
}

/** As far as errors of the protocol, and of the network below it, say what they are. */
type FailureFacts = Partial<Record<'name' | 'code' | 'error' | 'status' | 'cause', unknown>>
const factsOf = (error: unknown): FailureFacts => (typeof error === 'object' && error !== null ? error : {})

/** Which failure it was, for the log: the protocol's own names say nothing of what was sent. */
export const nameOfFailure = (error: unknown): string => {
  const { code, name } = factsOf(error)
  return [code, error instanceof Error ? error.message : name].find((one) => typeof one === 'string') ?? 'unknown'
}

/** Whether somebody has turned back at the provider's. */
export const isDeclined = (error: unknown): boolean => {
  const { code, error: reason } = factsOf(error)
  return code === 'OAUTH_AUTHORIZATION_RESPONSE_ERROR' && reason === 'access_denied'
}

const codesOfNetwork = /^(E(?!RR_)[A-Z_]+|ABORT_ERR)$/
const isOfOutage = ({ name, code, status }: FailureFacts): boolean =>
  name === 'AbortError' ||
  name === 'TimeoutError' ||
  (typeof code === 'string' && codesOfNetwork.test(code)) ||
  (typeof status === 'number' && status >= 500)

/** Whether the provider could not be reached, or has failed itself. */
export function isOutage(error: unknown): boolean {
  const { cause } = factsOf(error)
  return [error, cause, factsOf(cause).cause].some((one) => isOfOutage(factsOf(one)))
}
