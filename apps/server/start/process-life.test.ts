import { spawn, type ChildProcessByStdio } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { expect, onTestFinished, test } from 'vitest'
import { programFolder } from './program-folder.ts'
import { pause } from '#platform/server/postgres/process-table.ts'

type Child = ChildProcessByStdio<null, Readable, Readable>

const script = (begin: string) => `
  import { runProcess } from '#apps/server/start/process-life.ts'
  import { StartRefusal } from '#platform/server/start/start-refusal.ts'
  const closing = (name) => async () => console.log('closed ' + name)
  await runProcess(async (life) => { ${begin} }, { print: console.log, verbose: false })`
const running = `
  life.beforeEnd(closing('first')); life.beforeEnd(closing('second'))
  setInterval(() => {}, 1000); console.log('running ' + process.pid)`

function start(
  command: string,
  args: string[],
  env: Record<string, string> = {},
): { child: Child; output: () => string } {
  const { npm_lifecycle_event: _, ...outer } = process.env
  const child = spawn(command, args, {
    cwd: programFolder,
    env: { ...outer, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  let output = ''
  child.stdout.on('data', (text: Buffer) => (output += text.toString()))
  child.stderr.on('data', (text: Buffer) => (output += text.toString()))
  onTestFinished(() => {
    try {
      process.kill(-(child.pid ?? 0), 'SIGKILL')
    } catch {
      // the whole group has ended
    }
  })
  return { child, output: () => output }
}
const startNode = (begin: string) => start(process.execPath, ['--input-type=module', '-e', script(begin)])
const until = (output: () => string, text: string) => expect.poll(output, { timeout: 10_000 }).toContain(text)

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('%s closes everything in reverse order', async (signal) => {
  const { child, output } = startNode(running)
  await until(output, 'running')
  child.kill(signal)
  expect((await once(child, 'close'))[0]).toBe(0)
  expect(output()).toMatch(/Останавливаюсь…\nclosed second\nclosed first\n$/)
})

test('a signal during the start closes what was begun so far', async () => {
  const { child, output } = startNode(`${running}; await new Promise(() => {})`)
  await until(output, 'running')
  child.kill('SIGINT')
  expect((await once(child, 'close'))[0]).toBe(0)
  expect(output()).toContain('closed first')
})

test('a refusal is one sentence without a stack, code 1, after closing', async () => {
  const { child, output } = startNode(`life.beforeEnd(closing('first')); throw new StartRefusal('Так нельзя.')`)
  expect((await once(child, 'close'))[0]).toBe(1)
  expect(output()).toBe('Так нельзя.\nclosed first\n')
})

test('a close that hangs does not keep the others', async () => {
  const { child, output } = startNode(`
    life.beforeEnd(closing('first')); life.beforeEnd(() => new Promise(() => {}), 50)
    setInterval(() => {}, 1000); console.log('running')`)
  await until(output, 'running')
  child.kill('SIGTERM')
  expect((await once(child, 'close'))[0]).toBe(0)
  expect(output()).toContain('closed first')
})

test('a failure inside an event does not end a running process', async () => {
  const { child, output } = startNode(`${running}; setTimeout(() => { throw new Error('in an event') }, 50)`)
  await until(output, 'in an event')
  child.kill('SIGTERM')
  expect((await once(child, 'close'))[0]).toBe(0)
})

test('leaves when npm is killed, though the shell between them stays', async () => {
  const inner = `'${process.execPath}' --input-type=module -e "$SCRIPT"; true`
  const shell = `sh -c "$INNER"; true`
  const { child, output } = start('bash', ['-c', `exec -a 'npm start' bash -c '${shell}; true'`], {
    SCRIPT: script(running),
    INNER: inner,
    npm_lifecycle_event: 'start',
  })
  await until(output, 'running')
  await pause(100)
  child.kill('SIGKILL')
  await until(output, 'closed first')
})
