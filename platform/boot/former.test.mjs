import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { replaceBuild } from './former.mjs'

function folders() {
  const root = mkdtempSync(path.join(os.tmpdir(), 'former-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const [fresh, dist] = [path.join(root, 'dist.new'), path.join(root, 'dist')]
  /** Builds assets of these names, as a release would, and packs them. */
  const release = (...names) => {
    mkdirSync(path.join(fresh, 'assets'), { recursive: true })
    writeFileSync(path.join(fresh, 'index.html'), names.join())
    for (const name of names) writeFileSync(path.join(fresh, 'assets', name), name)
    replaceBuild(fresh, dist)
    for (const name of names) writeFileSync(path.join(dist, 'assets', `${name}.br`), `packed ${name}`)
  }
  const served = () => readdirSync(path.join(dist, 'assets')).sort()
  return { root, dist, release, served }
}

test('what an open page of the two builds before still asks for is there, packed too; the third before has gone', () => {
  const { root, dist, release, served } = folders()
  release('journal-1.js', 'kit-1.js')
  expect(served()).toEqual(['journal-1.js', 'journal-1.js.br', 'kit-1.js', 'kit-1.js.br'])
  release('journal-2.js', 'kit-1.js')
  release('journal-3.js', 'kit-1.js')
  expect(served().filter((name) => !name.endsWith('.br'))).toEqual([
    'journal-1.js',
    'journal-2.js',
    'journal-3.js',
    'kit-1.js',
  ])
  expect(readFileSync(path.join(dist, 'assets/journal-1.js.br'), 'utf8')).toBe('packed journal-1.js')
  release('journal-4.js', 'kit-1.js')
  expect(existsSync(path.join(dist, 'assets/journal-1.js'))).toBe(false)
  expect(existsSync(path.join(dist, 'assets/journal-1.js.br'))).toBe(false)
  expect(existsSync(path.join(dist, 'assets/journal-2.js'))).toBe(true)
  expect(readFileSync(path.join(dist, 'index.html'), 'utf8')).toBe('journal-4.js,kit-1.js')
  expect(readdirSync(root)).toEqual(['dist'])
})

test('a build that was made before builds were kept is kept; building the same again forgets nothing', () => {
  const { dist, release, served } = folders()
  release('journal-1.js')
  rmSync(path.join(dist, '.assets.json'))
  release('journal-2.js')
  for (let turn = 0; turn < 4; turn++) release('journal-2.js')
  expect(served().filter((name) => !name.endsWith('.br'))).toEqual(['journal-1.js', 'journal-2.js'])
})
