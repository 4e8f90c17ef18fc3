import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { watchDisk, type DiskLevel } from './disk-watch.ts'
import { isReserveHeld } from './reserve.ts'
import { isOutOfSpace, spaceOf } from './space.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const megabyte = 1024 * 1024
const ofFullDisk = Object.assign(new Error('could not extend file: No space left on device'), { code: '53100' })

/** A disk that is as it is told to be, with what was said and heard of it. */
function watched({
  holdsDatabase = true,
  freeMegabytes = 10_000,
  folder = mkdtempSync(path.join(tmpdir(), 'shanyraq-disk-')),
} = {}) {
  const disk = { freeMegabytes, usedShare: 0.5, writes: async (): Promise<unknown> => undefined }
  const [lines, levels]: [string[], DiskLevel[]] = [[], []]
  let probes = 0
  const watch = watchDisk({
    folder,
    holdsDatabase,
    print: (line) => lines.push(line),
    look: () => ({ free: disk.freeMegabytes * megabyte, usedShare: disk.usedShare }),
    probe: () => {
      probes++
      return disk.writes()
    },
  })
  watch.onChange(({ level }) => levels.push(level))
  onTestFinished(() => {
    watch.close()
    // a reserve that is being written ends a moment later
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
  })
  const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000)
  const reserved = () => isReserveHeld(folder)
  return { folder, disk, watch, lines, levels, pass, reserved, probes: () => probes }
}
/** The reserve is written by the system in its own time. */
const untilHeld = (reserved: () => boolean) => vi.waitFor(() => expect(reserved()).toBe(true), { timeout: 10_000 })

test('a disk nine tenths full is said once, and what is written is taken', async () => {
  const { disk, watch, lines, levels, pass } = watched()
  disk.usedShare = 0.91
  await pass(5)
  expect(levels).toEqual(['low'])
  expect(lines).toEqual(['Диск заполнен больше чем на 90 % (свободно 10000 МБ). Освободите место.'])
  expect(watch.isFull()).toBe(false)
  disk.usedShare = 0.89
  await pass(5)
  expect(levels).toEqual(['low'])
  disk.usedShare = 0.87
  await pass(1)
  expect(levels).toEqual(['low', 'ample'])
})

test('before the last of the room is gone nothing is written; when there is enough again it is, by itself', async () => {
  const { disk, watch, levels, pass, reserved } = watched()
  await untilHeld(reserved)
  disk.freeMegabytes = 47
  await pass(1)
  expect(watch.isFull()).toBe(true)
  disk.freeMegabytes = 90
  await pass(1)
  expect(watch.isFull()).toBe(true)
  disk.freeMegabytes = 96
  await pass(1)
  expect(watch.isFull()).toBe(false)
  expect(levels).toEqual(['full', 'ample'])
  expect(reserved()).toBe(true)
})

test('a write that finds no room gives up the reserve, which alone is no room to write in', async () => {
  const { disk, watch, pass, reserved, probes } = watched()
  await untilHeld(reserved)
  disk.freeMegabytes = 0
  watch.noteFailure(ofFullDisk)
  expect([watch.isFull(), reserved()]).toEqual([true, false])
  disk.freeMegabytes = 64
  await pass(60)
  expect([watch.isFull(), probes()]).toEqual([true, 0])
  disk.freeMegabytes = 170
  await pass(2)
  expect([watch.isFull(), probes()]).toEqual([false, 1])
  await untilHeld(reserved)
})

test('a start after the reserve was given up takes the room that is left for what it is', async () => {
  const { folder, watch, reserved } = watched()
  await untilHeld(reserved)
  watch.noteFailure(ofFullDisk)
  watch.close()
  const again = watched({ folder, freeMegabytes: 64 })
  await again.pass(1)
  expect(again.watch.isFull()).toBe(true)
  again.disk.freeMegabytes = 170
  await again.pass(1)
  expect(again.watch.isFull()).toBe(false)
  await untilHeld(again.reserved)
  again.disk.freeMegabytes = 100
  await again.pass(1)
  expect(again.watch.isFull()).toBe(false)
})

test('where the disk can’t be seen, writes ask whether there is room, ever more rarely', async () => {
  const { disk, watch, pass, probes, reserved } = watched({ holdsDatabase: false })
  disk.writes = () => Promise.reject(ofFullDisk)
  watch.noteFailure(ofFullDisk)
  await pass(60)
  expect(watch.isFull()).toBe(true)
  expect(probes()).toBeGreaterThan(5)
  expect(probes()).toBeLessThan(12)
  disk.writes = async () => undefined
  await pass(11)
  expect([watch.isFull(), reserved()]).toEqual([false, false])
})

test('what is wrong with the probe itself stops nobody; a lost database says nothing of room', async () => {
  const { disk, watch, pass } = watched({ holdsDatabase: false })
  disk.writes = () => Promise.reject(new Error('Connection terminated unexpectedly'))
  watch.noteFailure(ofFullDisk)
  await pass(30)
  expect(watch.isFull()).toBe(true)
  disk.writes = () => Promise.reject(Object.assign(new Error('permission denied'), { code: '42501' }))
  await pass(11)
  expect(watch.isFull()).toBe(false)
})

test('other failures are none of its business; little room beside a database elsewhere stops nothing', async () => {
  const { disk, watch, pass } = watched({ holdsDatabase: false })
  watch.noteFailure(Object.assign(new Error('duplicate key'), { code: '23505' }))
  disk.freeMegabytes = 1
  await pass(2)
  expect(watch.isFull()).toBe(false)
})

test('a full disk is known by the words of PostgreSQL and of the system; a disk that is not there has no room to tell', () => {
  const coded = (code: string) => Object.assign(new Error('x'), { code })
  expect(['53100', 'ENOSPC', 'EDQUOT', '53300', 'ENOENT'].map((code) => isOutOfSpace(coded(code)))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ])
  expect(spaceOf('/none/such/folder')).toBeNull()
  expect(spaceOf(tmpdir())?.usedShare).toBeLessThanOrEqual(1)
})
