import { StartRefusal } from '../start/start-refusal.ts'
import { commandOf, launch } from './launch.ts'
import { takeLock, type Holder, type Lock } from './lock.ts'
import type { Place } from './place.ts'
import { findPostmaster, isAsOurs, stopPostmaster, untilReady } from './postmaster.ts'
import { pause } from './process-table.ts'

/** A running server and the lock that makes it ours. */
export interface Ownership {
  lock: Lock
  /** Whether the server had been left running by another process. */
  adopted: boolean
}
/** Another process owns the data. */
export class AlreadyRuns extends StartRefusal {}

const attempts = 50
const betweenAttemptsMs = 100
/** Refusals of a server that is just starting, stopping or recovering. */
const passing = new Set(['57P01', '57P02', '57P03', 'ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE'])

/** Address of a database on the socket in `folder`. */
export function addressOf(folder: string, role: string, database: string): string {
  return `postgresql://${role}@localhost/${database}?host=${encodeURIComponent(folder)}`
}

/**
 * Sees to it that a server runs on the data and that no other process owns it.
 * @throws AlreadyRuns when another process does, StartRefusal when the server can't start
 */
export async function takeOwnership(place: Place, print: (line: string) => void): Promise<Ownership> {
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const gained = await attemptOwnership(place, print)
    if (gained) return gained
    await pause(betweenAttemptsMs)
  }
  throw new StartRefusal(`PostgreSQL запускается и сразу останавливается. Подробности: ${place.log}`)
}

async function attemptOwnership(place: Place, print: (line: string) => void): Promise<Ownership | undefined> {
  const leftOver = findPostmaster(place)
  if (leftOver && !(await untilReady(place, leftOver.pid, print))) return undefined
  if (!leftOver) await launch(place, print)
  const running = findPostmaster(place)
  if (!running) return undefined
  const lock = await takeLock(addressOf(running.socket, 'postgres', 'postgres')).catch(unlessPassing)
  if (!lock) return undefined
  if ('pid' in lock) throw alreadyRuns(place, lock)
  if (isAsOurs(place, commandOf(place))) return { lock, adopted: leftOver !== undefined }
  print('Останавливаю PostgreSQL, оставшийся от прежней версии программы…')
  await stopPostmaster(place) // nobody uses it: the lock is ours
  return undefined
}

function unlessPassing(error: NodeJS.ErrnoException): undefined {
  if (!passing.has(error.code ?? '') && !/terminated|ended/.test(error.message)) throw error
}

function alreadyRuns({ home }: Place, { pid, address }: Holder): AlreadyRuns {
  const where = address === '' ? 'ещё запускается' : address
  return new AlreadyRuns(
    `Школа с данными в ${home} уже работает: ${where} (процесс ${pid}). ` +
      'Чтобы запустить вторую рядом, укажите ей другую папку в DATA_DIR.',
  )
}
