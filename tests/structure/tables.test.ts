import { expect, test } from 'vitest'
import { rooms } from './floors.ts'
import { isTest, readSource, sourceFiles } from './walls.ts'

const tables = [
  ...readSource('database/migrations/types.generated.ts').matchAll(/^ {2}"?([a-z_]+)\.([a-z_]+)"?: /gm),
].map(([, schema = '', name = '']) => ({ room: schema.replaceAll('_', '-'), name: `${schema}.${name}` }))

/** Who may do what is asked by every room: what access asks of persons stands in its own schema, as people publishes it. */
test('access names no table of a room above it', () => {
  const above = rooms.slice(rooms.indexOf('access') + 1)
  const foreign = tables.filter(({ room }) => above.includes(room)).map(({ name }) => name)
  expect(foreign).toContain('people.person')
  const found = sourceFiles()
    .filter((file) => file.startsWith('areas/access/') && !isTest(file))
    .flatMap((file) => {
      // a subject of history is a word that stays with what was recorded
      const text = readSource(file).replaceAll(/subject: '[^']*'/g, '')
      return foreign.filter((name) => new RegExp(`\\b${name}\\b`).test(text)).map((name) => `${file}: ${name}`)
    })
  expect(found).toEqual([])
})
