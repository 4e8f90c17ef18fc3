import { expect, test } from 'vitest'
import { begunInTasks } from './begin-in-tasks.ts'

const entry = '    <script type="module" crossorigin src="/assets/index-1.js"></script>\n'
const preload = (file: string) => `    <link rel="modulepreload" crossorigin href="/assets/${file}">\n`

test('what the entry imports is run before it, file by file', () => {
  const rest = `${preload('libraries-1.js')}${preload('frame-1.js')}`
  expect(begunInTasks(`<head>\n${entry}${rest}</head>`)).toBe(
    [
      '<head>\n',
      '    <script type="module" crossorigin src="/assets/libraries-1.js"></script>\n',
      '    <script type="module" crossorigin src="/assets/frame-1.js"></script>\n',
      `${entry}</head>`,
    ].join(''),
  )
})

test('a document of one file stays', () => {
  expect(begunInTasks(`<head>\n${entry}</head>`)).toBe(`<head>\n${entry}</head>`)
})
