import { randomBytes } from 'node:crypto'
import { existsSync, renameSync, rmSync, truncateSync } from 'node:fs'
import { open } from 'node:fs/promises'
import path from 'node:path'

const piece = 1024 * 1024
const pieces = 64
/**
 * Bytes set aside on the disk of the data. A PostgreSQL that has found no room for its log can't even be read: it needs some
 * of it to recover, 16 MB at a time. What is given up for that also carries the few writes which a school does without least.
 */
export const reserveBytes = pieces * piece

const fileOf = (home: string): string => path.join(home, 'reserve')
const givenUpOf = (home: string): string => `${fileOf(home)}.given-up`
const unfinishedOf = (home: string): string => `${fileOf(home)}.unfinished`

export const isReserveHeld = (home: string): boolean => existsSync(fileOf(home))

/** Whether it was given up and not set aside again since: the room there is may be no other, after a restart too. */
export const isReserveGivenUp = (home: string): boolean => existsSync(givenUpOf(home))

/** Sets the room aside unless it is. @throws ENOSPC, EDQUOT */
export async function holdReserve(home: string): Promise<void> {
  if (isReserveHeld(home)) return
  rmSync(givenUpOf(home), { force: true })
  // what can be compressed would set nothing aside on some disks
  const bytes = randomBytes(piece)
  const file = await open(unfinishedOf(home), 'w', 0o600)
  try {
    for (let count = 0; count < pieces; count++) await file.write(bytes)
    renameSync(unfinishedOf(home), fileOf(home))
  } finally {
    await file.close()
    rmSync(unfinishedOf(home), { force: true })
  }
}

/** Gives the room back to the disk. @returns whether there was any */
export function giveUpReserve(home: string): boolean {
  rmSync(unfinishedOf(home), { force: true })
  if (!isReserveHeld(home)) return false
  truncateSync(fileOf(home))
  renameSync(fileOf(home), givenUpOf(home))
  return true
}
