import { fork } from 'node:child_process'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { journalRoom } from '#areas/journal/contract/events.ts'
import { openCluster } from '#platform/server/postgres/cluster.ts'
import { dataFolder } from '#platform/server/postgres/place.ts'
import { findPostmaster } from '#platform/server/postgres/postmaster.ts'
import { openProxy } from '../database-proxy.ts'
import { school } from '../school.ts'
import { removeHome } from '../temporary-home.ts'
import type { Flood } from './flood.ts'
import { footprintOf } from './footprint.ts'
import { journal, makeSchool, openLessons, readGrid, signIn, tokenOf, wakeSchool } from './killed-school.ts'
import { goLive, timed, untilDone } from './live-school.ts'
import { saveBlock } from './saving.ts'

const floodMs = 3_000
/** Milliseconds; the long one only where there is time for everything. */
const outages = [5_000, 100, ...(process.env['HOSTILE'] === 'all' ? [60_000] : [])]
/** As many as the pools may hold, and calls on their way. */
const spareDescriptors = 30
const spareMegabytes = 100
let home: string
beforeAll(async () => {
  home = await makeSchool()
}, 60_000)
afterAll(() => removeHome(home))

/** A machine that is busy does everything slowly: what is promised, or many times what it takes now. */
const atMost = (promisedMs: number, usualMs: number) => Math.max(promisedMs, 20 * usualMs)

test('PostgreSQL is killed twice under six sockets: within 5 s all hear a mark and an alarm', async () => {
  const running = await wakeSchool(home)
  onTestFinished(running.end)
  const { round, calm, leave } = await goLive(running, 6)
  const usual = await timed(round)
  const spent: number[] = []
  for (let kill = 0; kill < 2; kill++) {
    await calm()
    process.kill(findPostmaster({ data: dataFolder(home) })?.pid ?? 0, 'SIGKILL')
    spent.push(await timed(round))
  }
  await calm()
  leave()
  expect(Math.max(...spent)).toBeLessThan(atMost(5_000, usual))
}, 120_000)

test('ten sockets of one teacher ask for rooms as fast as they can: others are answered, and hear an alarm, within 1 s', async () => {
  const running = await wakeSchool(home)
  onTestFinished(running.end)
  const { address } = running
  const { mark, round, calm, leave } = await goLive(running, 1)
  const answers = async () => {
    const isHealthy = fetch(`${address}/api/health`).then(({ ok }) => ok)
    const isShown = fetch(`${address}/api/evacuation/sos/`).then(({ ok }) => ok)
    expect(await Promise.all([isHealthy, isShown, mark()])).toEqual([true, true, true])
  }
  const usual = Math.max(await timed(answers), await timed(round))
  await calm()
  const child = fork(path.join(import.meta.dirname, 'flood.ts'))
  onTestFinished(() => void child.kill())
  let sent = 0
  child.on('message', (count: number) => {
    sent = count
  })
  const request = { room: journalRoom.name, params: { group_id: school.groups.algebraA } }
  child.send({ address, token: await tokenOf(address), sockets: 10, request } satisfies Flood)
  await expect.poll(() => sent, { timeout: 10_000 }).toBeGreaterThan(1_000)
  const spent: number[] = []
  for (const until = performance.now() + floodMs; performance.now() < until;) spent.push(await timed(answers))
  spent.push(await timed(round))
  child.kill()
  await calm()
  leave()
  expect(Math.max(...spent)).toBeLessThan(atMost(1_000, usual))
}, 120_000)

test.runIf(process.platform === 'linux')(
  `outages of ${outages.join(', ')} ms leave the process as it was, and every acknowledged mark`,
  async () => {
    const cluster = await openCluster(home, { durable: true })
    onTestFinished(cluster.stop)
    const proxy = await openProxy(cluster.url())
    onTestFinished(proxy.close)
    const running = await wakeSchool(path.join(home, 'beside'), { DATABASE_URL: proxy.url })
    onTestFinished(running.end)
    const lessons = openLessons(await readGrid(running))
    const headers = await signIn(running.address)
    const read = async () => (await fetch(journal(running.address), { headers })).ok
    const footprint = () => footprintOf(running.pid, cluster.adminUrl())
    const listening = async () => (await footprint()).connections
    const acknowledged = new Map<number, number>()
    const leaving = new AbortController()
    const saving = Array.from({ length: 4 }, () =>
      untilDone(async () => {
        await saveBlock(running.address, headers, lessons, acknowledged)
        return leaving.signal.aborted
      }),
    )
    const somethingSaved = async () => {
      const { size } = acknowledged
      await expect.poll(() => acknowledged.size, { timeout: 20_000 }).toBeGreaterThan(size + 20)
    }
    await somethingSaved()
    const usual = await timed(read)
    const before = await footprint()
    for (const outage of outages) {
      proxy.cut()
      await pause(outage)
      const during = await footprint()
      proxy.mend()
      const spent = await timed(() => untilDone(read))
      expect(spent).toBeLessThan(atMost(2_000, usual))
      await expect
        .poll(listening, { timeout: atMost(2_000, usual) })
        .toMatchObject({ 'shanyraq sessions': 1, 'shanyraq realtime': 1 })
      await somethingSaved()
      const after = await footprint()
      for (const { descriptors, megabytes } of [during, after]) {
        expect(descriptors).toBeLessThan(before.descriptors + spareDescriptors)
        expect(megabytes).toBeLessThan(before.megabytes * 1.5 + spareMegabytes)
      }
      expect(after.connections).toMatchObject({ 'shanyraq sessions': 1, 'shanyraq realtime': 1 })
    }
    leaving.abort()
    await Promise.all(saving)
    const found = new Map((await readGrid(running)).scores.map(({ id, value }) => [id, value]))
    expect([...acknowledged].filter(([id, value]) => found.get(id) !== value)).toEqual([])
  },
  240_000,
)
