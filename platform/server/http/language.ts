import type { FastifyInstance, FastifyRequest } from 'fastify'
import { inLanguage, requestedLocale } from '../language/spoken.ts'

/** Of whoever reads the answer: what their account has chosen, else what their browser asks for. */
const localeOf = (request: FastifyRequest): string =>
  request.caller?.language ?? requestedLocale(request.headers['accept-language'])

/** Does something for a call in the language of its reader. */
export const forReader = <T>(request: FastifyRequest, act: () => T): T => inLanguage(localeOf(request), act)

/** Everything that a call says is said to whoever reads it. Bodies are parsed outside, so it is entered twice. */
export function registerLanguage(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _, done) => forReader(request, done))
  app.addHook('preValidation', (request, _, done) => forReader(request, done))
}
