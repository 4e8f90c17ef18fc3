import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { serviceUnit } from '#apps/service/unit.ts'
import { dataFolder } from '#platform/server/postgres/place.ts'
import { findPostmaster } from '#platform/server/postgres/postmaster.ts'
import { programFolder } from '#apps/server/start/program-folder.ts'
import { choosePort } from '#apps/server/start/free-port.ts'
import { removeHome } from '../temporary-home.ts'
import { makeSchool, readGrid, schoolSettings } from './killed-school.ts'
import { untilDone } from './live-school.ts'

/** Promised of a quiet machine; a busy one is given what its first start, in good order, took several times over. */
const promisedMs = 10_000
let home: string
beforeAll(async () => {
  home = await makeSchool()
}, 60_000)
afterAll(() => removeHome(home))

/** Does with a unit what systemd does: starts what it says, and again whatever ended it, after the pause it says. */
function obey(unit: string, env: Record<string, string>) {
  const said = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1] ?? ''
  const [command = '', ...args] = said('ExecStart').split(' ')
  let [isStopped, output] = [false, '']
  const start = (): ChildProcess => {
    const child = spawn(command, args, {
      cwd: said('WorkingDirectory'),
      env: { ...process.env, npm_lifecycle_event: '', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => {
        output += chunk.toString()
      })
    child.once('exit', () => {
      if (isStopped || said('Restart') !== 'always') return
      setTimeout(
        () => {
          if (!isStopped) current = start()
        },
        Number(said('RestartSec')) * 1_000,
      )
    })
    return child
  }
  let current = start()
  return {
    pid: () => current.pid ?? 0,
    output: () => output,
    /** How long each start took, and its parts, as the log tells. */
    starts: () =>
      [...output.matchAll(/Открыта за (\d+) мс: (.*)/g)].map(([, ms, parts = '']) => ({ ms: Number(ms), parts })),
    stop: async () => {
      isStopped = true
      if (current.exitCode === null && current.kill('SIGTERM')) await once(current, 'exit')
    },
  }
}

test('a service whose program is killed, alone or with its database, is back by itself at its address within ten seconds', async () => {
  const port = await choosePort('127.0.0.1', 0)
  const unit = serviceUnit({ folder: programFolder, node: process.execPath, settings: '', isSystem: true })
  const service = obey(unit, { ...schoolSettings, DATA_DIR: home, PORT: String(port) })
  onTestFinished(service.stop)
  const address = `http://127.0.0.1:${port}`
  const answers = async () => (await fetch(`${address}/api/health`).catch(() => null))?.ok ?? false
  const untilOpen = async (count: number) => {
    await expect.poll(() => service.starts().length, { timeout: 120_000, message: service.output() }).toBe(count)
    await untilDone(answers)
  }
  await untilOpen(1)
  const { scores } = await readGrid({ address })

  process.kill(service.pid(), 'SIGKILL')
  await untilOpen(2)
  expect((await readGrid({ address })).scores).toEqual(scores)

  const database = findPostmaster({ data: dataFolder(home) })?.pid ?? 0
  for (const pid of [service.pid(), database]) process.kill(pid, 'SIGKILL')
  await untilOpen(3)
  expect((await readGrid({ address })).scores).toEqual(scores)

  const [first, ...again] = service.starts()
  for (const { ms, parts } of again) expect(ms, parts).toBeLessThan(Math.max(promisedMs, 5 * (first?.ms ?? 0)))
  for (const part of ['Node.js', 'PostgreSQL', 'миграции', 'школа', 'задания', 'вызовы', 'адрес'])
    expect(first?.parts).toMatch(new RegExp(`${part} \\d+`))
  console.log(
    service
      .starts()
      .map(({ ms, parts }) => `${ms} ms: ${parts}`)
      .join('\n'),
  )
}, 240_000)
