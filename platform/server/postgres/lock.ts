import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { isRunning } from './process-table.ts'

/** Held by the process that owns the data folder; lives exactly as long as its connection, so nothing can be left over. */
export interface Lock {
  /** Tells later starts where the owner answers. */
  announce: (address: string) => Promise<void>
  release: () => Promise<void>
  /** Resolves when the connection has ended. */
  ended: Promise<void>
}
/** Who holds the lock. */
export interface Holder {
  pid: number
  address: string
}
const key = 7_101_820
const attempts = 20
const attemptMs = 100
const connectionTimeoutMillis = 10_000

/** Takes the lock of a cluster, or says who has it. A holder that has just been killed is waited out. */
export async function takeLock(adminUrl: string): Promise<Lock | Holder> {
  const client = new pg.Client({ connectionString: adminUrl, application_name: nameOf(''), connectionTimeoutMillis })
  const ended = new Promise<void>((resolve) => client.on('end', resolve).on('error', () => resolve()))
  await client.connect()
  for (let attempt = 1; ; attempt++) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [key])
    if (rows[0]?.taken) return lockOf(client, ended)
    const holder = await holderSeenBy(client)
    if (attempt >= attempts || (holder && isRunning(holder.pid))) {
      await client.end()
      return holder ?? { pid: 0, address: '' }
    }
    await pause(attemptMs)
  }
}

function lockOf(client: pg.Client, ended: Promise<void>): Lock {
  return {
    announce: async (address) => {
      await client.query("select set_config('application_name', $1, false)", [nameOf(address)])
    },
    release: () => client.end().catch(() => {}),
    ended,
  }
}

/** PostgreSQL keeps 63 bytes of it. */
const nameOf = (address: string): string => `owner ${process.pid} ${address}`.trim()

async function holderSeenBy(client: pg.Client): Promise<Holder | undefined> {
  const { rows } = await client.query<{ name: string }>(
    `select application_name as name from pg_locks join pg_stat_activity using (pid)
      where locktype = 'advisory' and granted and objid = $1`,
    [key],
  )
  const [, pid, address] = /^owner (\d+) ?(.*)$/.exec(rows[0]?.name ?? '') ?? []
  return pid === undefined ? undefined : { pid: Number(pid), address: address ?? '' }
}
