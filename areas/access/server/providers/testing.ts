import { createHash, randomUUID, webcrypto } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { now } from '#platform/server/clock.ts'

const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' } as const
const newKey = () =>
  webcrypto.subtle.generateKey({ ...algorithm, modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]) }, true, [
    'sign',
    'verify',
  ])
const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

async function signed(claims: object, { privateKey }: { privateKey: webcrypto.CryptoKey }): Promise<string> {
  const text = `${encoded({ alg: 'RS256', kid: 'one', typ: 'JWT' })}.${encoded(claims)}`
  const signature = await webcrypto.subtle.sign(algorithm, privateKey, Buffer.from(text))
  return `${text}.${Buffer.from(signature).toString('base64url')}`
}

async function bodyOf(request: IncomingMessage): Promise<URLSearchParams> {
  let body = ''
  for await (const part of request) body += String(part)
  return new URLSearchParams(body)
}

/** How the provider behaves next. */
interface Manner {
  /** Of the identity token, over what an honest one says. */
  claims: Record<string, unknown>
  /** Of what it publishes of itself. */
  metadata: Record<string, unknown>
  userinfo: Record<string, unknown> | null
  isForged: boolean
  /** Answers nothing until it is told to. */
  isSilent: boolean
  /** Of each answer, where it is not 200. */
  status: number | null
}
const honest = (): Manner => ({
  claims: {},
  metadata: {},
  userinfo: null,
  isForged: false,
  isSilent: false,
  status: null,
})

export const clientId = 'school-client'
export const clientSecret = 'секрет: of the school'

/** What it publishes of itself. */
const publishedBy = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/jwks`,
  userinfo_endpoint: `${issuer}/userinfo`,
  response_types_supported: ['code'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['RS256'],
})

/** Whether a call proves to be the school's, as the standard has it: each part encoded as in a form. */
function provesSchool({ headers: { authorization = '' } }: IncomingMessage): boolean {
  const [user, secret] = Buffer.from(authorization.split(' ')[1] ?? '', 'base64')
    .toString()
    .split(':')
    .map((part) => decodeURIComponent(part.replaceAll('+', ' ')))
  return user === clientId && secret === clientSecret
}

/** A small provider of OpenID Connect on this computer, as exact as one that people use. */
export async function startProvider() {
  const [key, foreignKey] = await Promise.all([newKey(), newKey()])
  const jwk = await webcrypto.subtle.exportKey('jwk', key.publicKey)
  const asked: string[] = []
  const codes = new Map<string, URLSearchParams>()
  const manner = honest()
  let issuer = ''

  const tokens = async (request: IncomingMessage) => {
    const body = await bodyOf(request)
    const entrance = codes.get(body.get('code') ?? '')
    const challenge = createHash('sha256')
      .update(body.get('code_verifier') ?? '')
      .digest('base64url')
    const isKnown = provesSchool(request)
    const isAsked =
      entrance?.get('code_challenge') === challenge && entrance.get('redirect_uri') === body.get('redirect_uri')
    if (!isKnown || !isAsked) return { status: 400, body: { error: 'invalid_grant' } }
    codes.delete(body.get('code') ?? '')
    const iat = Math.floor(now().getTime() / 1000)
    const nonce = entrance.get('nonce')
    const claims = { iss: issuer, aud: clientId, sub: 'person-1', iat, exp: iat + 300, nonce, ...manner.claims }
    const id_token = await signed(claims, manner.isForged ? foreignKey : key)
    return { status: 200, body: { access_token: 'access', token_type: 'Bearer', expires_in: 300, id_token } }
  }
  const answers: Record<string, (request: IncomingMessage) => Promise<{ status: number; body: object }>> = {
    '/.well-known/openid-configuration': async () => ({
      status: 200,
      body: { ...publishedBy(issuer), ...manner.metadata },
    }),
    '/jwks': async () => ({ status: 200, body: { keys: [{ ...jwk, kid: 'one', alg: 'RS256', use: 'sig' }] } }),
    '/userinfo': async () => ({ status: 200, body: manner.userinfo ?? {} }),
    '/token': tokens,
  }
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname } = new URL(request.url ?? '', issuer)
    asked.push(pathname)
    if (manner.isSilent) return
    const { status, body } = (await answers[pathname]?.(request)) ?? { status: 404, body: {} }
    response.writeHead(manner.status ?? status, { 'content-type': 'application/json', location: `${issuer}/elsewhere` })
    response.end(JSON.stringify(body))
  }
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    issuer,
    /** Paths that have been asked for. */
    asked,
    /** From now on: what is not named is honest. */
    behave: (next: Partial<Manner>) => void Object.assign(manner, honest(), next),
    /** Somebody agrees. @returns the query with which their browser is sent back */
    agree: (url: string): string => {
      const { searchParams } = new URL(url)
      const code = randomUUID()
      codes.set(code, searchParams)
      return new URLSearchParams({ code, state: searchParams.get('state') ?? '' }).toString()
    },
    close: () => {
      server.closeAllConnections()
      return new Promise<void>((resolve) => void server.close(() => resolve()))
    },
  }
}
