import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { isRunning } from './process-table.ts'

/** A name for making a folder that must appear whole or not at all; `finish` gives it its real name. */
export const unfinishedName = (target: string): string =>
  `${target}.${process.pid}.${randomUUID().slice(0, 8)}.unfinished`

/** Gives the folder its name; where another start was quicker, its folder stays and ours goes. */
export function finish(unfinished: string, target: string): void {
  try {
    renameSync(unfinished, target)
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    if (!existsSync(target)) throw error
  }
}

/** Removes what killed processes have left unfinished in the folder; what a child of theirs still fills, next time. */
export function clearUnfinished(folder: string): void {
  for (const name of readdirSync(folder)) {
    const pid = /\.(\d+)\.\w+\.unfinished$/.exec(name)?.[1]
    if (pid !== undefined && !isRunning(Number(pid))) remove(path.join(folder, name))
  }
}

function remove(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOTEMPTY') throw error
  }
}
