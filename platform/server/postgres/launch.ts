import { spawn } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import path from 'node:path'
import { StartRefusal } from '../start/start-refusal.ts'
import { as } from './binaries.ts'
import { giveUpReserve } from '../disk/reserve.ts'
import { spaceOf } from '../disk/space.ts'
import type { Place } from './place.ts'
import { clearTraces, findPostmaster, untilReady } from './postmaster.ts'

const maxLogBytes = 10 * 1024 * 1024
const noRoom = /No space left on device|Disk quota exceeded/
/** Bytes: one file of the server's log. */
const minFreeBytes = 16 * 1024 * 1024

/** The command line of our server; the same line means the same server. */
export function commandOf(place: Place): string[] {
  const options = {
    listen_addresses: '',
    unix_socket_permissions: '0700',
    timezone: 'UTC',
    log_timezone: 'UTC',
    lc_messages: 'C', // the log is read by launch.ts
    jit: 'off', // short queries only lose by it
    // after a crash one call for the disk instead of one for each of a thousand files: seconds less
    ...(process.platform === 'linux' ? { recovery_init_sync_method: 'syncfs' } : {}),
    // one person's question must not take every core; beginning two processes costs more than most questions
    max_parallel_workers_per_gather: '0',
    shared_buffers: '64MB',
    max_connections: '100',
    ...(place.durable
      ? {}
      : {
          fsync: 'off',
          synchronous_commit: 'off',
          full_page_writes: 'off',
          // rows written in the transaction that made their table are not logged: only replicas would need that
          wal_level: 'minimal',
          max_wal_senders: '0',
          max_connections: '300',
        }),
  }
  const words = Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  return [path.join(place.binaries, 'postgres'), '-D', place.data, '-k', place.socket, ...words]
}

/**
 * What a question has taken is given back to the machine: by themselves processes keep what large ones took among the plans that they hold
 * ready, 60 MB each. Smaller limits take more time: what was given back is asked for again.
 */
const keptFree = String(4 * 1024 * 1024)
const givingBack = { MALLOC_TRIM_THRESHOLD_: keptFree, MALLOC_MMAP_THRESHOLD_: keptFree }

/** Starts the server and waits until it takes connections; does nothing where another start was quicker. */
export async function launch(place: Place, print: (line: string) => void): Promise<void> {
  if (findPostmaster(place)) return
  await clearTraces(place)
  turnLogOver(place)
  const begin = existsSync(place.log) ? statSync(place.log).size : 0
  const log = openSync(place.log, 'a', 0o600)
  const [program = '', ...args] = commandOf(place)
  // detached: Ctrl+C of the terminal must reach us first, we then stop the server in order
  const server = spawn(program, args, {
    ...as(place.account),
    cwd: place.socket,
    env: { LC_ALL: 'C', PATH: process.env['PATH'] ?? '', ...givingBack },
    detached: true,
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  server.on('error', () => {}) // shows as a process that is not running
  server.unref()
  if (await untilReady(place, server.pid ?? 0, print)) return
  const output = readFileSync(place.log).subarray(begin).toString()
  if (/lock file "[^"]+" already exists/.test(output)) return // another start was quicker
  if (foundNoRoom(output, place) && giveUpReserve(place.home)) {
    print('На диске нет места: отдаю PostgreSQL запас.')
    return launch(place, print)
  }
  throw refusalOf(output, place)
}

/** A server on a full disk may have found no room for its words either. */
function foundNoRoom(output: string, { home }: Place): boolean {
  return noRoom.test(output) || (spaceOf(home)?.free ?? Infinity) < minFreeBytes
}

function turnLogOver({ log }: Place): void {
  if (existsSync(log) && statSync(log).size > maxLogBytes) renameSync(log, `${log}.1`)
}

const reasons: [RegExp, (place: Place) => string][] = [
  [noRoom, ({ home }) => `на диске нет места (${home}). Освободите место и запустите снова.`],
  [/could not (bind|create) (Unix|lock)|Is another postmaster/, ({ socket }) => `не удалось занять сокет в ${socket}.`],
  [
    /incompatible with server|initialized by PostgreSQL version/,
    ({ data }) => `данные в ${data} записаны другой версией PostgreSQL.`,
  ],
  [/Read-only file system/, ({ home }) => `диск с папкой ${home} доступен только для чтения.`],
  [/Permission denied|wrong ownership|invalid permissions/, ({ data }) => `нет прав на папку ${data}.`],
  [/Cannot allocate memory|could not (map|create).*shared memory/, () => 'не хватает памяти.'],
]

function refusalOf(output: string, place: Place): StartRefusal {
  const known = reasons.find(([pattern]) => pattern.test(output))
  const last = output.split('\n').findLast((line) => /FATAL|PANIC/.test(line))
  const cause = known?.[1](place) ?? last?.replace(/^.*(FATAL|PANIC):\s*/, '') ?? 'причина не названа.'
  return new StartRefusal(`PostgreSQL не запустился: ${cause} Подробности: ${place.log}`)
}
