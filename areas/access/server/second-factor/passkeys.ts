import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { isOwnOrigin } from '../cookies.ts'
import { hashOf } from '../secrets.ts'

// read when somebody has a key: it is a tenth of all that a start would read
const webAuthn = () => import('@simplewebauthn/server')
const productName = 'Шанырак'
const challengeMinutes = 5
type Purpose = 'register' | 'sign-in'

/** Where the page stands: the address that the browser names, if it is the school's, else the school's own. */
function placeOf(context: Pick<AppContext, 'publicUrl'>, request: FastifyRequest) {
  const given = request.headers.origin
  const { origin, hostname } = new URL(
    given !== undefined && isOwnOrigin(context, request, given) ? given : context.publicUrl,
  )
  return { expectedOrigin: origin, expectedRPID: hostname }
}

async function keepChallenge(db: Database, accountId: number, purpose: Purpose, challenge: string): Promise<void> {
  await sql`delete from access.challenge where expires_at < now()`.execute(db)
  await sql`insert into access.challenge (challenge_hash, account_id, purpose, expires_at)
    values (${hashOf(challenge)}, ${accountId}, ${purpose}, now() + make_interval(mins => ${challengeMinutes}))`.execute(
    db,
  )
}
/** Each challenge is answered once. */
const useChallenge = (db: Database, accountId: number, purpose: Purpose) => async (challenge: string) => {
  const used = await sql`delete from access.challenge where challenge_hash = ${hashOf(challenge)}
    and account_id = ${accountId} and purpose = ${purpose} and expires_at > now() returning account_id`.execute(db)
  return used.rows.length > 0
}

const passkeysOf = (db: Database, accountId: number) =>
  db.selectFrom('access.passkey').where('account_id', '=', accountId).selectAll().execute()
const idsOf = (keys: Awaited<ReturnType<typeof passkeysOf>>) =>
  keys.map(({ credential, transports }) => ({
    id: credential,
    transports: transports as AuthenticatorTransport[],
  }))

interface PasskeyRequest {
  context: AppContext
  db: Database
  request: FastifyRequest
  accountId: number
}

/** What the browser makes a new key of. */
export async function registrationOptions({ context, db, request, accountId }: PasskeyRequest, login: string) {
  const { generateRegistrationOptions } = await webAuthn()
  const options = await generateRegistrationOptions({
    rpName: productName,
    rpID: placeOf(context, request).expectedRPID,
    userName: login,
    userID: new Uint8Array(Buffer.from(`account ${accountId}`)),
    attestationType: 'none',
    excludeCredentials: idsOf(await passkeysOf(db, accountId)),
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
  })
  await keepChallenge(db, accountId, 'register', options.challenge)
  return options
}

/** The key that a browser has made, or null where its answer does not fit what was asked. */
export async function registeredKey(
  { context, db, request, accountId }: PasskeyRequest,
  response: RegistrationResponseJSON,
) {
  const { verifyRegistrationResponse } = await webAuthn()
  const verified = await verifyRegistrationResponse({
    response,
    expectedChallenge: useChallenge(db, accountId, 'register'),
    ...placeOf(context, request),
    requireUserVerification: false,
  }).catch(() => null)
  return verified?.verified ? verified.registrationInfo.credential : null
}

/** What the browser is to sign with one of the account's keys. */
export async function signingOptions({ context, db, request, accountId }: PasskeyRequest) {
  const { generateAuthenticationOptions } = await webAuthn()
  const options = await generateAuthenticationOptions({
    rpID: placeOf(context, request).expectedRPID,
    allowCredentials: idsOf(await passkeysOf(db, accountId)),
    userVerification: 'preferred',
  })
  await keepChallenge(db, accountId, 'sign-in', options.challenge)
  return options
}

/** Whether one of the account's keys has signed what it was asked to. */
export async function isSigned(
  { context, db, request, accountId }: PasskeyRequest,
  response: AuthenticationResponseJSON,
) {
  const key = (await passkeysOf(db, accountId)).find(({ credential }) => credential === response.id)
  if (!key) return false
  const { verifyAuthenticationResponse } = await webAuthn()
  const verified = await verifyAuthenticationResponse({
    response,
    expectedChallenge: useChallenge(db, accountId, 'sign-in'),
    ...placeOf(context, request),
    credential: { id: key.credential, publicKey: new Uint8Array(key.public_key), counter: key.counter },
    requireUserVerification: false,
  }).catch(() => null)
  if (!verified?.verified) return false
  await sql`update access.passkey set counter = ${verified.authenticationInfo.newCounter}, used_at = now()
    where id = ${key.id}`.execute(db)
  return true
}
