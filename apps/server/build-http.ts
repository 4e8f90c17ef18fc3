import { randomUUID } from 'node:crypto'
import fastifyCompress from '@fastify/compress'
import fastifyCookie from '@fastify/cookie'
import fastifyMultipart from '@fastify/multipart'
import fastifySwagger from '@fastify/swagger'
import fastifyUnderPressure from '@fastify/under-pressure'
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { wordObjections } from '#platform/contract/messages.ts'
import type { AccessRules } from '#platform/server/access-rules.ts'
import { callerOf, registerTokens } from '#platform/server/tokens.ts'
import { Unavailable } from '#platform/server/unavailable.ts'
import { answerError, registerErrors } from '#platform/server/http/errors.ts'
import { registerLanguage } from '#platform/server/http/language.ts'
import { registerPages } from './http/pages.ts'
import { bareHeaders, registerSecurityHeaders } from './http/security-headers.ts'
import { answerBrokenRequest } from './http/broken-request.ts'
import { packing } from './http/packing.ts'
import { registerJsonBodies } from './http/json-bodies.ts'

interface HttpSettings {
  secret: string
  /** Folder of the built web app. */
  pages?: string | undefined
  /** Addresses of reverse proxies whose forwarded headers are believed. */
  trustProxy?: string[] | undefined
  overHttps: boolean
  hasEnded: (sessionId: number) => boolean
  /** Of all areas: each caller carries them. */
  accessRules: AccessRules
  /** How far the process may lag before calls are refused for a while, milliseconds; 0: as far as it likes. */
  maxLagMs: number
}
const bodyLimitBytes = 1_000_000
/** A file of 25 MB over a mobile network takes minutes; headers have their own, shorter time. */
const slowRequestMs = 300_000

/**
 * Under a load that leaves no time calls are refused, which come again in a moment. Pages that load get their files: half a
 * page is worse than a late one; and who asks whether the school is up is told that it is.
 */
async function refuseCallsOnly(request: FastifyRequest): Promise<void> {
  const [path = ''] = request.url.split('?')
  if (!path.startsWith('/api/') || path.startsWith('/api/health')) return
  throw new Unavailable('busy')
}

/** The server without any area: parsing, tokens, headers, errors, pages. */
export async function buildHttp(settings: HttpSettings): Promise<FastifyInstance> {
  wordObjections()
  const app = Fastify({
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    bodyLimit: bodyLimitBytes,
    requestTimeout: slowRequestMs,
    forceCloseConnections: true,
    trustProxy: settings.trustProxy?.length ? settings.trustProxy : false,
    genReqId: () => randomUUID(),
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply.headers(bareHeaders)),
    clientErrorHandler: answerBrokenRequest,
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  registerErrors(app)
  registerJsonBodies(app)
  await registerSecurityHeaders(app, settings.overHttps)
  await app.register(fastifyUnderPressure, {
    maxEventLoopDelay: settings.maxLagMs,
    // of a sample without a tick the guard believes the worst, so one is longer than any lag that is borne
    sampleInterval: Math.max(1_000, 2 * settings.maxLagMs),
    retryAfter: 5,
    pressureHandler: refuseCallsOnly,
  })
  await app.register(fastifyCompress, packing)
  await app.register(fastifyCookie)
  await app.register(fastifyMultipart, {
    attachFieldsToBody: 'keyValues',
    limits: { fields: 20, files: 1, fileSize: bodyLimitBytes, fieldSize: 10_000, headerPairs: 50 },
  })
  await registerTokens(app, settings.secret)
  await app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Шанырак', version: '1' },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
      security: [{ bearer: [] }],
    },
    transform: jsonSchemaTransform,
  })
  app.decorateRequest('caller', null)
  app.addHook('onRequest', async (request) => {
    const [scheme, token] = request.headers.authorization?.split(' ') ?? []
    request.caller = scheme === 'Bearer' && token ? callerOf(app, token, settings) : null
  })
  registerLanguage(app)
  await registerPages(app, settings.pages)
  return app
}
