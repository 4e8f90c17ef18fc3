import { chmodSync, existsSync, mkdtempSync, readdirSync, realpathSync, rmSync, statfsSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { defaultDataFolder } from '#apps/server/start/program-folder.ts'
import { dataFolder } from '#platform/server/postgres/place.ts'
import { stopPostmaster } from '#platform/server/postgres/postmaster.ts'
import { isRunning } from '#platform/server/postgres/process-table.ts'

const prefix = 'shanyraq-test-'
const memory = '/dev/shm'
const enoughBytes = 6_000_000_000
const folders = [os.tmpdir(), memory].filter((folder) => existsSync(folder))

/** Where the machine has plenty of memory, its folder in memory: a database of a thousand files is copied there at a tenth of the cost. */
function quickFolder(): string {
  if (!folders.includes(memory)) return os.tmpdir()
  const { bavail, bsize } = statfsSync(memory)
  return Math.min(bavail * bsize, process.availableMemory()) > enoughBytes ? memory : os.tmpdir()
}

/** A fresh folder for the data of one run, so that runs at the same time don't meet; call `removeHome` at the end. */
export function temporaryHome(folder = quickFolder()): string {
  const home = mkdtempSync(path.join(folder, `${prefix}${process.pid}-`))
  if (process.getuid?.() === 0) chmodSync(home, 0o711)
  return home
}

/** Options of a throw-away cluster; its programs are copied once for all runs. */
export const throwAway = { durable: false, programs: defaultDataFolder() }

/** Stops what may still run there and removes the folder. */
export async function removeHome(home: string): Promise<void> {
  await stopPostmaster({ data: dataFolder(realpathSync(home)) })
  rmSync(home, { recursive: true, force: true })
}

/** Removes what killed runs have left. */
export async function removeAbandonedHomes(): Promise<void> {
  for (const home of folders.flatMap((folder) => readdirSync(folder).map((name) => path.join(folder, name)))) {
    const name = path.basename(home)
    const pid = name.startsWith(prefix) ? Number(name.slice(prefix.length).split('-')[0]) : Number.NaN
    if (Number.isInteger(pid) && !isRunning(pid)) await removeHome(home)
  }
}
