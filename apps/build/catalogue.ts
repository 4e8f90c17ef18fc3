import { compileMessage } from '@lingui/message-utils/compileMessage'
import { generateMessageId } from '@lingui/message-utils/generateMessageId'
import type { Plugin } from 'vite'

/** What a quoted line of a catalogue stands for: the escapes of PO are those of JSON. */
const unquoted = (line: string): string => JSON.parse(line) as string

interface CatalogueText {
  translated: string
  /** Its source is its id, as of the server's texts and those it shares with pages. */
  isOwnId: boolean
}

/** Texts of a catalogue in PO by their source: `msgid` and `msgstr`, each of one or more quoted lines. */
export function readCatalogue(text: string): Map<string, CatalogueText> {
  const texts = new Map<string, CatalogueText>()
  for (const block of text.split(/\r?\n\r?\n/)) {
    const parts: Record<string, string> = {}
    let keyword = ''
    for (const line of block.split(/\r?\n/)) {
      const [, named, quoted] = /^(?:(msg\w+) )?(".*")$/.exec(line) ?? []
      if (quoted === undefined) continue
      keyword = named ?? keyword
      parts[keyword] = (parts[keyword] ?? '') + unquoted(quoted)
    }
    const { msgid = '', msgstr = '', ...others } = parts
    if (Object.keys(others).length > 0) throw new Error(`The catalogue knows no ${Object.keys(others).join(', ')}`)
    const isOwnId = /^#\. js-lingui-explicit-id$/m.test(block)
    if (msgid !== '') texts.set(msgid, { translated: msgstr, isOwnId })
  }
  return texts
}

/**
 * The module of a catalogue: compiled texts by the ids that Lingui gives their sources.
 * @param idOf what pages say in the place of such an id
 * @throws Error where a text is missing
 */
export function compileCatalogue(text: string, idOf = (id: string): string => id): string {
  const compiled = [...readCatalogue(text)].map(([source, { translated, isOwnId }]) => {
    if (translated === '') throw new Error(`«${source}» is not translated`)
    return [isOwnId ? source : idOf(generateMessageId(source)), compileMessage(translated)]
  })
  // one long text is read faster than a tree of literals
  return `export const messages = JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(compiled)))})`
}

/** Makes modules of catalogues (`*.po`). @param idOf of what is built: `shortIds` */
export function catalogues(idOf?: (id: string) => string): Plugin {
  return {
    name: 'catalogues',
    transform: {
      filter: { id: /\.po$/ },
      handler: (text) => ({ code: compileCatalogue(text, idOf), map: null, moduleType: 'js' }),
    },
  }
}
