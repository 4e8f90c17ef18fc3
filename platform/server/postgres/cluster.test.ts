import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest'
import { removeHome, temporaryHome, throwAway } from '#tests/temporary-home.ts'
import { openCluster, type Cluster } from './cluster.ts'
import { withClient } from './databases.ts'
import { dataFolder, preparePlace } from './place.ts'
import { findPostmaster, stopPostmaster } from './postmaster.ts'
import { untilGone } from './process-table.ts'

/** A cluster made once that the tests start; each leaves it stopped. */
let home: string
beforeAll(async () => {
  home = temporaryHome()
  await (await open()).stop()
})
afterEach(() => stopPostmaster({ data: dataFolder(home) }))
afterAll(() => removeHome(home))

/** A folder of one test with nothing in it. */
function freshHome(): string {
  const fresh = temporaryHome()
  onTestFinished(() => removeHome(fresh))
  return fresh
}
const open = (at = home) => openCluster(at, throwAway)
const pidOf = (at = home) => findPostmaster({ data: dataFolder(at) })?.pid ?? 0

const leaveNote = (cluster: Cluster, text: string) =>
  withClient(cluster.url(), async (client) => {
    await client.query('create table if not exists note (text text)')
    await client.query('insert into note values ($1)', [text])
  })
const readNotes = (cluster: Cluster) =>
  withClient(cluster.url(), async (client) => {
    const { rows } = await client.query<{ text: string }>('select text from note')
    return rows.map(({ text }) => text)
  })

/** Another process that owns the cluster. */
async function ownerProcess(): Promise<ChildProcess> {
  const code = `
    import { openCluster } from '#platform/server/postgres/cluster.ts'
    const cluster = await openCluster(${JSON.stringify(home)}, ${JSON.stringify(throwAway)})
    await cluster.announce('http://localhost:3999')
    console.log('ready')`
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    cwd: path.resolve(import.meta.dirname, '../../..'),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  await once(child.stdout, 'data')
  return child
}
async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL')
  await once(child, 'exit')
}

test('keeps data from one start to the next and leaves no process', async () => {
  const first = await open()
  const pid = pidOf()
  await leaveNote(first, 'first start')
  await first.stop()
  expect(await untilGone([pid], 0)).toBe(true)
  const second = await open()
  expect(second.adopted).toBe(false)
  expect(await readNotes(second)).toContain('first start')
  await second.stop()
})

test('takes over the server of a killed process', async () => {
  const child = await ownerProcess()
  const pid = pidOf()
  await kill(child)
  const cluster = await open()
  expect(cluster.adopted).toBe(true)
  expect(pidOf()).toBe(pid)
  await cluster.stop()
  expect(pidOf()).toBe(0)
})

test('replaces a server that was left with other options', async () => {
  const child = await ownerProcess()
  const pid = pidOf()
  await kill(child)
  const options = path.join(dataFolder(home), 'postmaster.opts')
  writeFileSync(options, readFileSync(options, 'utf8').replace('jit=off', 'jit=on'))
  const cluster = await open()
  expect(pidOf()).not.toBe(pid)
  expect(pidOf()).toBeGreaterThan(0)
  await cluster.stop()
})

test('refuses a second owner, naming the address of the first, which goes on undisturbed', async () => {
  const child = await ownerProcess()
  await expect(open()).rejects.toThrow(
    `Школа с данными в ${home} уже работает: http://localhost:3999 (процесс ${child.pid}).`,
  )
  const beside = await openCluster(home, { ...throwAway, beside: true })
  await leaveNote(beside, 'beside')
  expect(await readNotes(beside)).toContain('beside')
  await beside.stop()
  expect(pidOf()).toBeGreaterThan(0)
})

test('two first starts at the same time: one opens, the other is refused', async () => {
  const fresh = freshHome()
  const outcomes = await Promise.allSettled([open(fresh), open(fresh)])
  const opened = outcomes.filter((one) => one.status === 'fulfilled')
  const refused = outcomes.filter((one) => one.status === 'rejected')
  expect(opened).toHaveLength(1)
  expect(String(refused[0]?.reason)).toContain('уже работает: ещё запускается')
  await opened[0]?.value.stop()
})

test('a left pid file and socket whose number belongs to another program do not stop the start', async () => {
  const { data, socket, account } = preparePlace(home, false, throwAway.programs)
  const stranger = spawn('sleep', ['60'], account ? { uid: account.uid, gid: account.gid } : {})
  onTestFinished(() => void stranger.kill())
  const left = `${stranger.pid}\n${data}\n1700000000\n5432\n${socket}\n\n  1 2\nready\n`
  writeFileSync(path.join(data, 'postmaster.pid'), left)
  writeFileSync(path.join(socket, '.s.PGSQL.5432.lock'), left)
  writeFileSync(path.join(socket, '.s.PGSQL.5432'), '')
  const cluster = await open()
  await leaveNote(cluster, 'started')
  expect(stranger.exitCode).toBeNull()
  await cluster.stop()
})

test('a folder too deep for a socket gets it elsewhere, closed to others', async () => {
  const deep = path.join(freshHome(), 'a'.repeat(60), 'b'.repeat(60))
  const cluster = await open(deep)
  const { socket } = preparePlace(deep, false, throwAway.programs)
  onTestFinished(() => removeHome(socket))
  expect(socket.startsWith(deep)).toBe(false)
  expect(statSync(socket).mode & 0o777).toBe(0o700)
  await leaveNote(cluster, 'deep')
  await cluster.stop()
})

test('says so when the data are of another PostgreSQL', async () => {
  const fresh = freshHome()
  mkdirSync(dataFolder(fresh))
  writeFileSync(path.join(dataFolder(fresh), 'PG_VERSION'), '17\n')
  await expect(open(fresh)).rejects.toThrow(/записаны PostgreSQL 17, а программа работает с PostgreSQL 18/)
})

test('clears away what a start killed while creating the data has left', async () => {
  const fresh = freshHome()
  const gone = spawn('true')
  await once(gone, 'exit')
  mkdirSync(path.join(fresh, `postgres.${gone.pid}.0123abcd.unfinished`))
  const cluster = await open(fresh)
  expect(readdirSync(fresh).filter((name) => name.endsWith('.unfinished'))).toEqual([])
  await cluster.stop()
})

test('brings the server back when it is killed under us, with everything acknowledged', async () => {
  const printed: string[] = []
  const cluster = await openCluster(home, { ...throwAway, durable: true, print: (line) => printed.push(line) })
  await leaveNote(cluster, 'acknowledged')
  const pid = pidOf()
  process.kill(pid, 'SIGKILL')
  await expect.poll(() => printed.at(-1), { timeout: 15_000 }).toBe('PostgreSQL снова работает.')
  expect(pidOf()).not.toBe(pid)
  expect(await readNotes(cluster)).toContain('acknowledged')
  await cluster.stop()
  expect(existsSync(path.join(dataFolder(home), 'postmaster.pid'))).toBe(false)
})

test('is back soon after what kept the server from starting has gone, and tells of that once', async () => {
  const printed: string[] = []
  const cluster = await openCluster(home, { ...throwAway, print: (line) => printed.push(line) })
  const { data, log } = preparePlace(home, false, throwAway.programs)
  const settings = path.join(data, 'postgresql.auto.conf')
  const before = readFileSync(settings)
  writeFileSync(settings, 'no_such_setting = on')
  process.kill(pidOf(), 'SIGKILL')
  const failures = () => readFileSync(log, 'utf8').split('no_such_setting').length
  const begun = failures()
  await expect.poll(() => failures() - begun, { timeout: 15_000 }).toBeGreaterThan(5)
  writeFileSync(settings, before)
  await expect.poll(() => printed.at(-1), { timeout: 4_000 }).toBe('PostgreSQL снова работает.')
  expect(printed.filter((line) => line.startsWith('PostgreSQL не запустился'))).toHaveLength(1)
  await cluster.stop()
})
