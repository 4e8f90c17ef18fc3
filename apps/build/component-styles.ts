import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const all = '@mantine/core/styles.css'
export const styles = path.join(path.dirname(fileURLToPath(import.meta.resolve(all))), 'styles')
/** What the style sheets of components stand on. */
export const foundations = ['default-css-variables', 'global', 'baseline']
const importOf = (name: string) => `import ${JSON.stringify(path.join(styles, `${name}.css`))}`

/**
 * Gives each of Mantine's components its own style sheet, so that a page opens with those of what it shows; the sheet of all of
 * them weighs 250 kB. A component's sheet comes after those of what it is built of, as in the whole sheet.
 */
export function componentStyles(): Plugin {
  const foundation = '\0foundation-of-styles'
  return {
    name: 'component-styles',
    apply: 'build',
    enforce: 'pre',
    resolveId: { filter: { id: new RegExp(`^${all}$`) }, handler: () => ({ id: foundation, moduleSideEffects: true }) },
    load: { filter: { id: new RegExp(`^${foundation}$`) }, handler: () => foundations.map(importOf).join('\n') },
    transform: {
      filter: { id: /\/@mantine\/core\/esm\/(components|utils)\/.*\.mjs$/ },
      handler(code, id) {
        const name = path.basename(id, '.mjs')
        return existsSync(path.join(styles, `${name}.css`)) ? { code: `${code}\n${importOf(name)}`, map: null } : null
      },
    },
  }
}
