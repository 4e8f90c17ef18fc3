import fastifyHelmet from '@fastify/helmet'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { nonceOf } from '#platform/server/http/nonce.ts'

/** Headers of what is answered before any hook runs: it is no request yet, or its address is none. */
export const bareHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
} as const

const typeOf = (reply: FastifyReply): string => String(reply.getHeader('content-type'))
const isDocument = (request: FastifyRequest, reply: FastifyReply): boolean =>
  typeOf(reply).startsWith('text/html') || request.url === '/sw.js'

const policy = 'content-security-policy'

/** HSTS (RFC 6797): for a year no browser comes otherwise than over https. */
const onlyHttps = { maxAge: 31_536_000, includeSubDomains: true }
const hsts = `max-age=${onlyHttps.maxAge}; includeSubDomains`

/**
 * Neither data nor a file runs anything: a short policy, unless the file has one of its own. These few are said here: the library
 * would put together all headers of a document for each answer, a policy with its nonce among them.
 */
function writeFew(reply: FastifyReply, overHttps: boolean): void {
  reply.header('x-content-type-options', bareHeaders['x-content-type-options'])
  if (overHttps) reply.header('strict-transport-security', hsts)
  if (!reply.hasHeader(policy)) reply.header(policy, bareHeaders[policy])
  // JSON is UTF-8 always, and what is JSON by its type no other site can embed
  if (typeOf(reply) === 'application/json; charset=utf-8') reply.header('content-type', 'application/json')
  else reply.header('cross-origin-resource-policy', 'same-origin')
}

/** Of scripts and sheets, by what the files' server calls them; modules are UTF-8 always, sheets are as their document. */
const shortTypes: Readonly<Record<string, string>> = {
  'application/javascript; charset=utf-8': 'text/javascript',
  'text/css; charset=utf-8': 'text/css',
}

/** Files with the version in their name, and the first scripts of documents. */
const isProgram = (request: FastifyRequest, reply: FastifyReply): boolean =>
  request.url.startsWith('/assets/') || (typeOf(reply) in shortTypes && !isDocument(request, reply))

/**
 * The program's own files are the same for everybody: there is nothing in them to hide from another site. They come by dozens: a
 * connection stays open without being told so, and a policy says something of documents and workers only.
 */
function lightenProgram(reply: FastifyReply): void {
  const short = shortTypes[typeOf(reply)]
  if (short === undefined) reply.header(policy, "default-src 'none'")
  else reply.header('content-type', short).removeHeader(policy)
  reply.removeHeader('cross-origin-resource-policy')
  reply.raw.removeHeader('connection')
}

/** Headers of every answer, those of documents on documents only. Over https also HSTS. */
export async function registerSecurityHeaders(app: FastifyInstance, overHttps: boolean): Promise<void> {
  await app.register(fastifyHelmet, {
    global: false,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", (request) => `'nonce-${nonceOf(request)}'`],
        imgSrc: ["'self'", 'blob:', 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: overHttps ? onlyHttps : false,
    referrerPolicy: { policy: 'no-referrer' },
    // for Internet Explorer and Flash, which open nothing of it any more
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  })
  app.addHook('onSend', async (request, reply) => {
    if (isDocument(request, reply)) {
      reply.helmet()
      reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()')
    } else writeFew(reply, overHttps)
    if (isProgram(request, reply)) lightenProgram(reply)
    if (reply.statusCode >= 400) reply.header('x-request-id', request.id)
    // a file says itself how long a browser may keep it
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  })
}
