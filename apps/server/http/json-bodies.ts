import type { FastifyInstance } from 'fastify'
import { msg, type Text } from '#platform/contract/text.ts'
import { Refusal } from '#platform/server/refusal.ts'
import { jsonObjection } from './json-objection.ts'

const refusal = (text: Text, type: string) => new Refusal(422, [{ loc: ['body'], msg: text, type }])

/**
 * Parses JSON bodies. Refused unparsed are bytes that are no UTF-8, which would be read as other words than were sent;
 * deep ones, which cost ten times what flat ones of their size do; and objects that name a field twice, of which every
 * reader takes another.
 */
export function registerJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  const decoded = (body: Buffer): string | null => {
    try {
      return decoder.decode(body)
    } catch {
      return null
    }
  }
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const text = decoded(body)
    if (text === null) return done(refusal(msg`Текст запроса не в кодировке UTF-8`, 'encoding'))
    const objection = jsonObjection(text)
    if (objection?.kind === 'depth') return done(refusal(msg`Слишком глубокая вложенность`, 'depth'))
    if (objection?.kind === 'repeated')
      return done(refusal(msg`Поле «${objection.name}» названо дважды`, 'repeated_field'))
    return parse(request, text, done)
  })
}
