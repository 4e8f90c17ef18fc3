import path from 'node:path'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { generateMessageId } from '@lingui/message-utils/generateMessageId'
import { fileURLToPath } from 'node:url'
import { transform } from '@swc/core'
import type { Plugin } from 'vite'

const plugin = fileURLToPath(import.meta.resolve('@lingui/swc-plugin'))
/** Where the compiled plugin is kept between builds: compiling it takes longer than all our files. */
const cache = path.resolve(import.meta.dirname, '../../node_modules/.cache/swc')

/**
 * A module whose macros (`t`, `<Trans>` …) are calls; its types are gone, its JSX stays. Lingui's plugin leaves a macro in
 * the value of another as it is: sources give it a name before.
 */
export const withoutMacros = (source: string, file: string) =>
  transform(source, {
    filename: file,
    swcrc: false,
    configFile: false,
    sourceMaps: true,
    jsc: {
      target: 'esnext',
      parser: { syntax: 'typescript', tsx: file.endsWith('x') },
      transform: { react: { runtime: 'preserve' }, verbatimModuleSyntax: true },
      experimental: { plugins: [[plugin, { descriptorFields: 'message' }]], cacheRoot: cache },
    },
  })

/** As the plugin writes the id of a text, and the text itself. */
const id = /\/\*i18n\*\/ \{\s*id: "([^"]+)"/g
const message = /(?<=\bmessage: )"(?:[^"\\]|\\.)*"/g
/** Of the texts that a module says once its macros are calls. */
export const idsOf = (code: string): string[] => [...code.matchAll(id)].map(([, one = '']) => one)

/**
 * Compiles the texts of the source where they stand, so that pages in its language load no catalogue.
 * @param code without macros
 */
export function withCompiledTexts(code: string): string {
  const ids = new Set(idsOf(code))
  return code.replaceAll(message, (quoted) => {
    const source = JSON.parse(quoted) as string
    return ids.has(generateMessageId(source)) ? JSON.stringify(compileMessage(source)) : quoted
  })
}

/** Says other ids. */
export const withIds = (code: string, idOf: (id: string) => string): string =>
  code.replaceAll(id, (whole, one: string) => whole.replace(`"${one}"`, `"${idOf(one)}"`))

/** Turns Lingui's macros into calls with compiled texts. Only files that import them are read by SWC. @param idOf as of `catalogues` */
export function macros(idOf = (id: string): string => id): Plugin {
  return {
    name: 'macros',
    enforce: 'pre',
    transform: {
      filter: { id: { include: /\.tsx?$/, exclude: /node_modules/ }, code: /from '@lingui\/(core|react)\/macro'/ },
      async handler(source, id) {
        const { code, map } = await withoutMacros(source, id)
        return { code: withIds(withCompiledTexts(code), idOf), map: map ?? null }
      },
    },
  }
}
