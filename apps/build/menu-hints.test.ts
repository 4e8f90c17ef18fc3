import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { withCompiledTexts, withoutMacros } from './macros.ts'
import { hintsOf, withoutHints } from './menu-hints.ts'

test('the page that shows hints has one place for them', () => {
  expect(readFileSync('platform/web/frame/menu-hints.ts', 'utf8').split('= {}')).toHaveLength(2)
})

test('each hint of the menu goes from its declaration to the page that shows them', async () => {
  const faces = globSync('areas/*/web/index.ts')
  const all = await Promise.all(
    faces.map(async (file) => {
      const source = readFileSync(file, 'utf8')
      const { code } = await withoutMacros(source, file)
      const bare = withoutHints(withCompiledTexts(code))
      const hints = hintsOf(source, (id) => id)
      // what has gone stands among what comes
      for (const [id, text] of hints) {
        expect(bare).toContain(`id: "${id}"`)
        expect(bare).not.toContain(JSON.stringify(text))
      }
      return hints
    }),
  )
  expect(all.flat().length).toBeGreaterThan(25)
  expect(all.flat()[0]).toEqual([expect.any(String), [expect.any(String)]])
})
