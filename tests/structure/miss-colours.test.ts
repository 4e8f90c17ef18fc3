import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { missColours } from '#areas/miss-kinds/web/miss-colours.ts'

const categories = Object.entries(missColours)
/** Rules of all style sheets: selectors with what stands between their braces. */
const rules = globSync('{areas,platform,apps}/**/*.css', { exclude: ['**/node_modules/**'] }).flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
    selector: `${file} ${selector.trim()}`,
    body,
  })),
)
const coloured = /(?:colou?r|background|fill|stroke|border)[\w-]*\s*:\s*([^;]+);/g

test.each(categories)(
  'misses that are %s have the colour of the series %i in every style sheet',
  (category, colour) => {
    const own = rules.filter(({ selector }) => new RegExp(`\\[data-(?:miss|kind)='${category}'\\]`).test(selector))
    expect(own.length).toBeGreaterThanOrEqual(2)
    for (const { selector, body } of own)
      for (const [, value = ''] of body.matchAll(coloured))
        expect([selector, value]).toEqual([
          selector,
          expect.stringMatching(`^var\\(--house-series-${colour}(-tint)?\\)$`),
        ])
  },
)

test('a series of a chart has that colour too', () => {
  const series = rules.filter(({ selector }) => /\[data-colour='\d'\]/.test(selector))
  expect(series.map(({ body }) => body.trim())).toEqual(
    Object.values(missColours).map((colour) => `--colour: var(--house-series-${colour});`),
  )
})
