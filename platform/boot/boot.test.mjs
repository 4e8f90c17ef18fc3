import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { contentStamp } from './stamp.mjs'

let folder
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'boot-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
})

const turn = JSON.stringify(path.join(import.meta.dirname, 'turn.mjs'))
function takeTurn(after) {
  const code = `import { takeTurn } from ${turn}; await takeTurn(); console.log('mine'); ${after}`
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let output = ''
  child.stdout.on('data', (text) => (output += text))
  return { child, output: () => output, closed: once(child, 'close') }
}
const until = (output, text) => expect.poll(output, { timeout: 10_000 }).toContain(text)
const preparing = () => path.join(folder, '.cache/preparing')

test('the stamp follows contents, names and the choice of files', () => {
  const file = (name) => path.join(folder, name)
  writeFileSync(file('a'), '1')
  const first = contentStamp([folder])
  expect(contentStamp([folder])).toBe(first)
  writeFileSync(file('a'), '2')
  expect(contentStamp([folder])).not.toBe(first)
  writeFileSync(file('a'), '1')
  writeFileSync(file('b'), '')
  expect(contentStamp([folder])).not.toBe(first)
  expect(contentStamp([folder], (name) => !name.endsWith('b'))).toBe(first)
})

test('a second start waits until the first has finished', async () => {
  const first = takeTurn('setInterval(() => {}, 1000)')
  await until(first.output, 'mine')
  const second = takeTurn('')
  await until(second.output, 'ждём')
  expect(second.output()).not.toContain('mine')
  first.child.kill('SIGTERM')
  await until(second.output, 'mine')
  await second.closed
  expect(existsSync(preparing())).toBe(false)
})

test('a file left by a start whose number now belongs to another program is taken over', async () => {
  mkdirSync(path.dirname(preparing()))
  writeFileSync(preparing(), String(process.pid))
  const longAgo = new Date(Date.now() - 60_000)
  utimesSync(preparing(), longAgo, longAgo)
  const { output } = takeTurn('')
  await until(output, 'mine')
})
