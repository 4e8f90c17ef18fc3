import type { FastifyReply, FastifyRequest } from 'fastify'
import { msg } from '#platform/contract/text.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { forbidden } from '#platform/server/refusal.ts'
import { pictureCookie } from '#areas/media/server/index.ts'
import type { Tokens } from '../contract/tokens.ts'
import { randomToken } from './secrets.ts'
import { refreshDays } from './sessions.ts'

export interface Http {
  request: FastifyRequest
  reply: FastifyReply
}
const weekSeconds = refreshDays * 24 * 3600
const yearSeconds = 365 * 24 * 3600
/** Readable by the page, without secrets: whether a refresh or an impersonation token is there to ask with. */
const markers = { session: 'session', impersonating: 'impersonating' }
const xsrf = 'XSRF-TOKEN'

const isSecure = (context: Pick<AppContext, 'publicUrl'>) => context.publicUrl.startsWith('https:')
const hiddenNames = ['refresh', 'impersonation', 'device', 'pictures', 'provider'] as const
const boundToHost = (name: string) => `__Host-${name}`
const nameOf = (context: Pick<AppContext, 'publicUrl'>, name: (typeof hiddenNames)[number]) =>
  isSecure(context) ? boundToHost(name) : name

/** The session of an access token of ours. */
const sessionIdOf = (accessToken: string): number =>
  (JSON.parse(Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString()) as { sid: number }).sid

/** Tokens in the cookies of a browser; all of them on path / and SameSite=Lax, for 7 days. */
export function cookiesOf(context: Pick<AppContext, 'publicUrl' | 'secret'>, { request, reply }: Http) {
  const shape = { path: '/', sameSite: 'lax', secure: isSecure(context), maxAge: weekSeconds } as const
  const hidden = { ...shape, httpOnly: true }
  const names = {
    refresh: nameOf(context, 'refresh'),
    impersonation: nameOf(context, 'impersonation'),
    device: nameOf(context, 'device'),
    pictures: nameOf(context, 'pictures'),
    provider: nameOf(context, 'provider'),
  }
  /** From before the school moved to https: nobody reads them any more, and they would live on beside ours. */
  const clearFormer = () => {
    if (!isSecure(context)) return
    for (const name of hiddenNames) if (request.cookies[name] !== undefined) reply.clearCookie(name, hidden)
  }
  const renewXsrf = () => void reply.setCookie(xsrf, request.cookies[xsrf] ?? randomToken(), shape)
  const showPictures = ({ access_token }: Tokens) =>
    void reply.setCookie(names.pictures, pictureCookie(context.secret, sessionIdOf(access_token)), hidden)
  const clearImpersonation = () => {
    reply
      .clearCookie(names.impersonation, hidden)
      .clearCookie(markers.impersonating, shape)
      .clearCookie(names.pictures, hidden)
  }
  return {
    refresh: request.cookies[names.refresh],
    impersonation: request.cookies[names.impersonation],
    /** The page has been told that it acts under another's name, whether or not the token for it is still there. */
    isMarkedImpersonating: request.cookies[markers.impersonating] !== undefined,
    device: request.cookies[names.device],
    /** How far a sign-in with a provider has come in this browser, sealed. */
    provider: request.cookies[names.provider],
    /** Without it no page of ours can prove itself: it is made together with the tokens. */
    hasXsrf: request.cookies[xsrf] !== undefined,
    setRefresh: (tokens: Tokens) => {
      reply.setCookie(names.refresh, tokens.refresh_token, hidden).setCookie(markers.session, '1', shape)
      showPictures(tokens)
      renewXsrf()
    },
    setImpersonation: (tokens: Tokens) => {
      reply.setCookie(names.impersonation, tokens.refresh_token, hidden).setCookie(markers.impersonating, '1', shape)
      showPictures(tokens)
      renewXsrf()
    },
    setDevice: (value: string) => void reply.setCookie(names.device, value, { ...hidden, maxAge: yearSeconds }),
    setProvider: (value: string, maxAge: number) => void reply.setCookie(names.provider, value, { ...hidden, maxAge }),
    clearProvider: () => void reply.clearCookie(names.provider, hidden),
    clearImpersonation,
    clearAll: () => {
      clearImpersonation()
      clearFormer()
      reply.clearCookie(names.refresh, hidden).clearCookie(markers.session, shape).clearCookie(xsrf, shape)
    },
  }
}

const foreignPage = msg`Запрос пришёл не со страницы школы`

/** Whether a page that names itself so is ours. */
export function isOwnOrigin(context: Pick<AppContext, 'publicUrl'>, request: FastifyRequest, origin: string): boolean {
  if (origin === new URL(context.publicUrl).origin) return true
  return URL.canParse(origin) && new URL(origin).host === request.host
}

/** Whether the call says that it comes from a page of ours. */
export function namesOwnPage(context: Pick<AppContext, 'publicUrl'>, request: FastifyRequest): boolean {
  const { origin } = request.headers
  return origin !== undefined && isOwnOrigin(context, request, origin)
}

/** Refuses a page of another origin; programs that send no Origin pass. */
export function refuseForeignPage(context: Pick<AppContext, 'publicUrl'>, request: FastifyRequest): void {
  const origin = request.headers.origin
  if (origin !== undefined && !isOwnOrigin(context, request, origin)) throw forbidden(foreignPage)
}

/** What a cookie alone may do is asked by a page of ours: it can read the XSRF-TOKEN cookie, and it says its Origin. */
export function requireOwnPage(context: Pick<AppContext, 'publicUrl'>, request: FastifyRequest): void {
  const expected = request.cookies[xsrf]
  const isSame = expected !== undefined && request.headers['x-xsrf-token'] === expected
  if (!isSame || !namesOwnPage(context, request)) throw forbidden(foreignPage)
}
