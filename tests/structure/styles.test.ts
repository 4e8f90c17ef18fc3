import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Selectors of a style sheet, without those of frames of an animation and what stands in brackets. */
function selectorsOf(text: string): string[] {
  const plain = text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/@keyframes[^{]*\{(?:[^{}]*\{[^{}]*\})*\s*\}/g, '')
  return [...plain.matchAll(/([^{};]+)\{/g)]
    .map(([, given = '']) => given.trim())
    .filter((given) => !given.startsWith('@'))
    .flatMap((given) =>
      given.replaceAll(/:is\([^)]*\)|:where\([^)]*\)/g, (inner) => inner.replaceAll(',', ' ')).split(','),
    )
    .map((one) => one.trim())
}
const reachesOthers = (selector: string): boolean => !/[.&]/.test(selector)

test('a style sheet of a component reaches nothing outside of its classes', () => {
  const files = globSync('{areas,platform,apps}/**/*.module.css')
  expect(files.length).toBeGreaterThan(60)
  const strays = files.flatMap((file) =>
    selectorsOf(readFileSync(file, 'utf8'))
      .filter(reachesOthers)
      .map((selector) => `${file}: ${selector}`),
  )
  expect(strays).toEqual([])
})

test.each([
  '[aria-invalid] { color: red }',
  '.a, [data-state] { color: red }',
  '@media print { input { color: red } }',
])('%s is found', (text) => expect(selectorsOf(text).filter(reachesOthers)).toHaveLength(1))
