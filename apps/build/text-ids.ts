import { readFileSync } from 'node:fs'
import path from 'node:path'
import { generateMessageId } from '@lingui/message-utils/generateMessageId'
import { readCatalogue } from './catalogue.ts'

const sources = path.resolve(import.meta.dirname, '../../locales/ru.po')

/**
 * Numbers in the place of the ids that Lingui makes of texts: six letters of chance each, with thousands of texts, are what packs worst.
 * A number is of one build, as are the files that say it. What stands in no catalogue yet keeps its id.
 */
export function shortIds(catalogue: string = readFileSync(sources, 'utf8')): (id: string) => string {
  const ids = [...readCatalogue(catalogue)].flatMap(([source, { isOwnId }]) =>
    isOwnId ? [] : generateMessageId(source),
  )
  const numbers = new Map(ids.map((id, index) => [id, index.toString(36)]))
  return (id) => numbers.get(id) ?? id
}
