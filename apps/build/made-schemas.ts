import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { transformWithOxc } from 'vite'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { namesIn, type Node } from './declared-parts.ts'
import { withDirectImports } from './direct-imports.ts'
import { runCode } from './run-module.ts'
import { behind, inner, isImport, namesOf, sourceOf, specifiersOf, statementsOf } from './statements.ts'

const addressOf = (file: string) => (path.isAbsolute(file) ? pathToFileURL(file).href : import.meta.resolve(file))

interface Schema {
  schema: Endpoint['query']
  /** What it is made of. */
  files: string[]
}
/** Makes a schema that a page declares, by its declaration and what that names: the page itself does not run outside a browser. */
export async function madeSchema(file: string, name: string): Promise<Schema> {
  const code = withDirectImports(readFileSync(file, 'utf8'), file)
  const statements = statementsOf(code)
  const [kept, needed] = [new Set<Node>(), new Set([name])]
  // a set goes on to what is added while it is walked
  for (const one of needed)
    for (const statement of statements) {
      if (!namesOf(inner(statement)).includes(one)) continue
      kept.add(inner(statement))
      for (const more of namesIn(inner(statement))) needed.add(more)
    }
  const files = new Set<string>()
  const imports = statements.filter(isImport).flatMap((statement) => {
    const from = behind(sourceOf(statement), file)
    return specifiersOf(statement).flatMap((one) => {
      if (!needed.has(one.local.name)) return []
      files.add(from)
      const words = code.slice(one.start, one.end)
      return `import ${one.type === 'ImportSpecifier' ? `{ ${words} }` : words} from ${JSON.stringify(addressOf(from))}`
    })
  })
  const declared = statements.map(inner).filter((statement) => kept.has(statement))
  const text = [...imports, ...declared.map(({ start, end }) => code.slice(start, end)), `export { ${name} }`]
  const plain = await transformWithOxc(text.join('\n'), 'address.ts')
  const { [name]: schema } = await runCode(plain.code)
  if (schema === undefined) throw new Error('it is declared by no `const`')
  return { schema: schema as Schema['schema'], files: [...files] }
}
