import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { foundations, styles } from './component-styles.ts'

const library = path.dirname(styles)
const isSheet = (name: string) => name.endsWith('.css') && !name.endsWith('.layer.css')
const sheets = globSync('*.css', { cwd: styles }).filter(isSheet)
const nameOf = (file: string) => path.basename(file).replace(/\.\w+$/, '')

test('each sheet of the library is of one component, or all components stand on it', () => {
  const components = globSync('esm/{components,utils}/**/*.mjs', { cwd: library }).map(nameOf)
  const parts = sheets.map(nameOf).filter((name) => !foundations.includes(name))
  expect(parts.length).toBeGreaterThan(80)
  for (const part of parts) expect(components.filter((name) => name === part)).toEqual([part])
  expect(sheets.map(nameOf)).toEqual(expect.arrayContaining(foundations))
})

test('together they are the whole sheet', () => {
  const rules = (file: string) => readFileSync(path.join(library, file), 'utf8').replaceAll(/\s/g, '')
  const parts = sheets.reduce((length, sheet) => length + rules(`styles/${sheet}`).length, 0)
  expect(parts).toBe(rules('styles.css').length)
})
