import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { generateMessageId } from '@lingui/message-utils/generateMessageId'
import type { Plugin } from 'vite'

const root = path.resolve(import.meta.dirname, '../..')
const place = /\/platform\/web\/frame\/menu-hints\.ts$/
const faces = 'areas/*/web/index.ts'

/** A hint once its macro is a call: its text goes, its id stays. Longer choices of hints stay as they are. */
const said = /(\bhint: \/\*i18n\*\/ \{\s*id: "[^"]+"),\s*message: \["(?:[^"\\]|\\.)*"\]/g
export const withoutHints = (code: string): string => code.replaceAll(said, '$1')

/** Compiled hints of a source by the ids that pages say. */
export const hintsOf = (source: string, idOf: (id: string) => string): [id: string, text: unknown][] =>
  [...source.matchAll(/\bhint: msg`([^`$\\]+)`/g)].map(([, text = '']) => [
    idOf(generateMessageId(text)),
    compileMessage(text),
  ])

/**
 * What pages are for is said in the menu's declarations, which every page opens with, and shown on one page: the build puts it there.
 * @param idOf as of `macros`, after which it comes
 */
export function menuHints(idOf: (id: string) => string): Plugin {
  return {
    name: 'menu-hints',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: [/\/areas\/[^/]+\/web\/index\.ts$/, place] },
      handler(code, id) {
        if (!place.test(id)) return { code: withoutHints(code), map: null }
        const hints = globSync(faces, { cwd: root }).flatMap((file) =>
          hintsOf(readFileSync(path.join(root, file), 'utf8'), idOf),
        )
        return { code: code.replace('= {}', `= ${JSON.stringify(Object.fromEntries(hints))}`), map: null }
      },
    },
  }
}
