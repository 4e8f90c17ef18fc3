import { spawnSync } from 'node:child_process'
import { closeSync, openSync, realpathSync, rmSync, statfsSync, writeSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { withClient } from '#platform/server/postgres/databases.ts'
import { addressOf } from '#platform/server/postgres/ownership.ts'
import { dataFolder } from '#platform/server/postgres/place.ts'
import { findPostmaster } from '#platform/server/postgres/postmaster.ts'
import { removeHome, temporaryHome } from '../temporary-home.ts'
import { journal, makeSchool, openLessons, readGrid, signIn, wakeSchool } from './killed-school.ts'
import { timed, untilDone } from './live-school.ts'
import { saveBlock } from './saving.ts'

const megabyte = 1024 * 1024
const diskMegabytes = 500
const patience = { timeout: 60_000, interval: 100 }

/** A disk of its own in memory, where we may mount one. @returns its folder */
function smallDisk(): string | null {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return null
  const folder = realpathSync(temporaryHome())
  const options = `size=${diskMegabytes}m,mode=711`
  const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder]).status === 0
  onTestFinished(async () => {
    await removeHome(path.join(folder, 'data')).catch(() => undefined)
    if (isMounted) spawnSync('umount', ['-l', folder])
    await removeHome(folder)
  })
  return isMounted ? folder : null
}
const freeOn = (folder: string): number => {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

const ballast = (folder: string) => path.join(folder, 'ballast')
/** Fills the disk at once, faster than anybody can look. */
function fill(folder: string, leaveBytes: number): void {
  const descriptor = openSync(ballast(folder), 'a')
  const pieces = [megabyte, 4096].map((size) => Buffer.alloc(size))
  try {
    for (const piece of pieces) while (freeOn(folder) >= leaveBytes + piece.length) writeSync(descriptor, piece)
  } finally {
    closeSync(descriptor)
  }
}

// where no disk can be mounted, tests/full-disk.test.ts shows the same by what PostgreSQL says of one
test('a disk that is filled to the last byte: the school is read on, and writes again when there is room', async (context) => {
  const disk = smallDisk()
  if (disk === null) return context.skip('no disk can be mounted here')
  const home = await makeSchool(path.join(disk, 'data'))
  let running = await wakeSchool(home)
  const { socket = '' } = findPostmaster({ data: dataFolder(home) }) ?? {}
  const adminUrl = addressOf(socket, 'postgres', 'postgres')
  onTestFinished(async () => running.end())
  const lessons = openLessons(await readGrid(running))
  const headers = await signIn(running.address)
  const kept = new Map<number, number>()
  const save = () => saveBlock(running.address, headers, lessons, kept)
  const read = async () => (await fetch(journal(running.address), { headers }).catch(() => null))?.ok ?? false
  const health = async () => {
    const answer = await fetch(`${running.address}/api/health`)
    return { status: answer.status, ...((await answer.json()) as { writes: boolean; disk: string }) }
  }
  const writes = { status: 200, writes: true }
  const readsOnly = { status: 200, writes: false, disk: 'full' }
  const refusal = async () => {
    const answer = await fetch(`${journal(running.address)}/save`, { method: 'POST', headers, body: '{"steps":[]}' })
    return [answer.status, answer.headers.get('retry-after'), await answer.json()]
  }
  const littleBytes = 20 * megabyte
  /** A checkpoint that comes late removes logs, which makes room: it is filled again. */
  const healthOfFull = () => {
    fill(disk, littleBytes)
    return health()
  }
  const makeRoom = () => rmSync(ballast(disk))
  expect(await save()).toBe(true)
  expect(await health()).toMatchObject(writes)

  // little is left: nothing is begun any more
  await expect.poll(healthOfFull, patience).toMatchObject(readsOnly)
  expect(await read()).toBe(true)
  expect(await refusal()).toEqual([503, '30', { reason: 'disk' }])
  makeRoom()
  await expect.poll(save, patience).toBe(true)

  // nothing is left, and the log of PostgreSQL, which has to grow, brings it down
  fill(disk, 0)
  const grow = () =>
    withClient(adminUrl, async (client) => {
      await client.query("select pg_logical_emit_message(false, 'full', 'x'), pg_switch_wal()")
      return true
    }).catch(() => false)
  await untilDone(async () => !(await grow()))
  const back = await timed(() => untilDone(read))
  await expect.poll(healthOfFull, patience).toMatchObject(readsOnly)
  expect(await refusal()).toEqual([503, '30', { reason: 'disk' }])
  // who comes now is let in: the room kept for that is used
  expect(Object.keys(await signIn(running.address))).toContain('authorization')
  await running.kill()
  running = await wakeSchool(home)
  expect(await read()).toBe(true)
  await expect.poll(healthOfFull, patience).toMatchObject(readsOnly)

  makeRoom()
  const again = await timed(() => expect.poll(save, patience).toBe(true))
  expect(await health()).toMatchObject(writes)
  const found = new Map((await readGrid(running)).scores.map(({ id, value }) => [id, value]))
  expect([...kept].filter(([id, value]) => found.get(id) !== value)).toEqual([])
  console.log(
    `read again in ${back.toFixed(0)} ms after the crash, writing ${again.toFixed(0)} ms after there was room`,
  )
}, 240_000)
