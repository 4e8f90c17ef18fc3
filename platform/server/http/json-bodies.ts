import type { FastifyInstance } from 'fastify'
import { msg } from '#platform/contract/text.ts'
import { Refusal } from '../refusal.ts'

/** Rows of ours stand three deep, a formatted text in them some dozens. */
const maxLevels = 64

/** Whether lists and objects of a JSON text stand deeper in one another than `max`. */
function isDeeperThan(json: string, max: number): boolean {
  let depth = 0
  let isInText = false
  for (let at = 0; at < json.length; at++) {
    const character = json[at]
    if (isInText) {
      if (character === '\\') at++
      else if (character === '"') isInText = false
    } else if (character === '"') isInText = true
    else if (character === '[' || character === '{') {
      if (++depth > max) return true
    } else if (character === ']' || character === '}') depth--
  }
  return false
}

/** Parses JSON bodies; deep ones are refused unparsed: they cost ten times what flat ones of their size do. */
export function registerJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (!isDeeperThan(body, maxLevels)) return parse(request, body, done)
    done(new Refusal(422, [{ loc: ['body'], msg: msg`Слишком глубокая вложенность`, type: 'depth' }]))
  })
}
