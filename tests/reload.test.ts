import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** What shows a button of its own beside the words. */
const withButton = ['areas/home/web/dashboard/dashboard-page.tsx', 'platform/web/last-resort.tsx']

test('whoever is told to reload the page is offered the button that does it', () => {
  const files = globSync('{areas,platform,apps}/**/*.{ts,tsx}', { exclude: ['**/*.test.*'] })
  expect(files.length).toBeGreaterThan(1000)
  const without = files.flatMap((file) => {
    const source = readFileSync(file, 'utf8')
    const told = [...source.matchAll(/обновите\s+страницу/gi)]
    // a refusal of this kind is shown in a dialog with the button
    const callOf = (index: number) => [...source.slice(0, index).matchAll(/(\w+)\(\s*msg`/g)].at(-1)?.[1] ?? ''
    const bare = told.filter(({ index }) => !['outdated', 'outdatedOrGone'].includes(callOf(index)))
    return bare.length > 0 && !withButton.includes(file) ? [file] : []
  })
  expect(without).toEqual([])
})
