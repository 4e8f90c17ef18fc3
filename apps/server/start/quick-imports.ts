import { registerHooks, type ResolveFnOutput } from 'node:module'
import { pathToFileURL } from 'node:url'
import { programFolder } from './program-folder.ts'

const program = `${pathToFileURL(programFolder).href}/`
const packages = '/node_modules/'
const typeScript = 'module-typescript'

/**
 * Has the imports of the program resolved by their words alone. Node asks the disk anew about every import of every file:
 * where the package begins, whether the file is there, what it is; our own say all that, and a package is for all of us the same.
 */
export function quickenImports(): void {
  const known = new Map<string, ResolveFnOutput>()
  registerHooks({
    resolve: (specifier, context, next) => {
      const { parentURL = '', conditions } = context
      if (!parentURL.startsWith(program) || !conditions.includes('import')) return next(specifier, context)
      const isOurs = !parentURL.includes(packages)
      const isRelative = specifier.startsWith('./') || specifier.startsWith('../')
      if (isOurs && specifier.endsWith('.ts') && (isRelative || specifier.startsWith('#')))
        return {
          url: isRelative ? new URL(specifier, parentURL).href : `${program}${specifier.slice(1)}`,
          format: typeScript,
          shortCircuit: true,
        }
      if (!isOurs && !(isRelative && specifier.endsWith('js'))) return next(specifier, context)
      const key = isRelative ? new URL(specifier, parentURL).href : specifier
      const found = known.get(key) ?? next(specifier, context)
      known.set(key, found)
      return { ...found, shortCircuit: true }
    },
  })
}
