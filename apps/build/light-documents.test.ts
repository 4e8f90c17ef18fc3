import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { answering } from './light-documents.ts'

test('a light document answers the paths that its pages declare', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'light-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const pages = path.join(folder, 'index.ts')
  writeFileSync(pages, "export const pages = [{ path: '/login', title }, {\n  path: '/restore',\n  title,\n}]")
  const declared = path.relative(path.resolve(import.meta.dirname, '../..'), pages)
  expect(answering([{ name: 'entrance', pages: declared, meetsStrangers: true }])).toEqual([
    { file: 'entrance.html', paths: ['/login', '/restore'], meetsStrangers: true },
  ])
})
