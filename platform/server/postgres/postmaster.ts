import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { StartRefusal } from '../start/start-refusal.ts'
import type { Place } from './place.ts'
import { isRunning, pause, processesIn, untilGone, worksIn } from './process-table.ts'

/** What a running server writes into `postmaster.pid`. */
export interface Postmaster {
  pid: number
  socket: string
  status: string
}
const stopMs = 60_000
const abandonMs = 10_000

/** The server that runs on this data, whoever started it; a file left by a dead one doesn't count. */
export function findPostmaster(place: Pick<Place, 'data'>): Postmaster | undefined {
  const noted = readPidFile(place)
  return noted && isRunning(noted.pid) && worksIn(noted.pid, place.data) ? noted : undefined
}

/** Lines of the file: pid, data, start, port, socket folder, address, shared memory, status. */
function readPidFile(place: Pick<Place, 'data'>): Postmaster | undefined {
  try {
    const lines = readFileSync(path.join(place.data, 'postmaster.pid'), 'utf8').split('\n')
    return { pid: Number(lines[0]), socket: lines[4] ?? '', status: (lines[7] ?? '').trim() }
  } catch {
    return undefined
  }
}

/** Whether the running server is the one we would start: same program, same folders, same options. */
export function isAsOurs(place: Place, command: string[]): boolean {
  const file = path.join(place.data, 'postmaster.opts')
  const noted = existsSync(file) ? readFileSync(file, 'utf8').trim() : ''
  return noted === [command[0], ...command.slice(1).map((word) => `"${word}"`)].join(' ')
}

/** Fast shutdown: ends connections, writes a checkpoint, leaves nothing to recover. */
export async function stopPostmaster(place: Pick<Place, 'data'>): Promise<void> {
  const running = findPostmaster(place)
  if (!running) return
  signal(running.pid, 'SIGINT')
  if (await untilGone([running.pid], stopMs)) return
  signal(running.pid, 'SIGQUIT') // the log holds everything acknowledged; the next start replays it
  if (!(await untilGone([running.pid], abandonMs)))
    throw new StartRefusal(`PostgreSQL (процесс ${running.pid}) не останавливается.`)
}

/**
 * Removes what dead servers left: workers without a postmaster, and files whose process number now belongs to another
 * program (PostgreSQL itself would take that program for a server and refuse to start).
 */
export async function clearTraces(place: Place): Promise<void> {
  const orphans = processesIn(place.data)
  for (const pid of orphans) signal(pid, 'SIGQUIT')
  if (!(await untilGone(orphans, abandonMs))) {
    for (const pid of orphans) signal(pid, 'SIGKILL')
    await untilGone(orphans, abandonMs)
  }
  const noted = readPidFile(place)
  if (noted && isRunning(noted.pid)) rmSync(path.join(place.data, 'postmaster.pid'))
  const socket = path.join(place.socket, '.s.PGSQL.5432')
  requireFreeSocket(`${socket}.lock`)
  rmSync(`${socket}.lock`, { force: true })
  rmSync(socket, { force: true })
}

function requireFreeSocket(lock: string): void {
  if (!existsSync(lock)) return
  const [pid, data] = readFileSync(lock, 'utf8').split('\n')
  if (data !== undefined && isRunning(Number(pid)) && worksIn(Number(pid), data))
    throw new StartRefusal(
      `Сокет ${lock.slice(0, -'.lock'.length)} занят другим сервером PostgreSQL (процесс ${pid}, данные ${data}). ` +
        'Остановите его или укажите другую папку в DATA_DIR.',
    )
}

/** Waits until the server takes connections. @returns false when it is gone or on its way out */
export async function untilReady(place: Place, pid: number, print: (line: string) => void): Promise<boolean> {
  const patience = 5_000
  let nextWord = performance.now() + patience
  while (isRunning(pid)) {
    const noted = readPidFile(place)
    if (noted?.pid === pid && noted.status === 'ready') return true
    if (noted?.pid === pid && noted.status === 'stopping') return false
    if (performance.now() > nextWord) {
      print('PostgreSQL восстанавливает данные после сбоя, подождите…')
      nextWord = performance.now() + patience
    }
    await pause(20)
  }
  return false
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {
    // gone already
  }
}
