import { chmodSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { defaultDataFolder } from '#platform/server/start/data-folder.ts'
import { dataFolder } from '#platform/server/postgres/place.ts'
import { stopPostmaster } from '#platform/server/postgres/postmaster.ts'
import { isRunning } from '#platform/server/postgres/process-table.ts'

const prefix = 'shanyraq-test-'

/** A fresh folder for the data of one run, so that runs at the same time don't meet; call `removeHome` at the end. */
export function temporaryHome(): string {
  const home = mkdtempSync(path.join(os.tmpdir(), `${prefix}${process.pid}-`))
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
  for (const name of readdirSync(os.tmpdir())) {
    const pid = name.startsWith(prefix) ? Number(name.slice(prefix.length).split('-')[0]) : Number.NaN
    if (Number.isInteger(pid) && !isRunning(pid)) await removeHome(path.join(os.tmpdir(), name))
  }
}
