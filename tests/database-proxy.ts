import { once } from 'node:events'
import { createConnection, createServer, type AddressInfo, type Socket } from 'node:net'

/** A way to a database that can be cut, as by an outage of the database or of the network before it. */
export interface DatabaseProxy {
  /** The database's address by this way. */
  url: string
  /** Ends all connections; whoever dials is sent away until it is mended. */
  cut: () => void
  mend: () => void
  /** How often it was dialled since it was opened. */
  dialled: () => number
  close: () => Promise<void>
}

/** @param databaseUrl of a database behind a socket in a folder, as those of ours are */
export async function openProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const { username, pathname, searchParams } = new URL(databaseUrl)
  const path = `${searchParams.get('host')}/.s.PGSQL.5432`
  const open = new Set<Socket>()
  let [isCut, dialled] = [false, 0]
  const server = createServer((near) => {
    dialled++
    if (isCut) return near.resetAndDestroy()
    const far = createConnection({ path })
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one)
      one.pipe(other)
      one.on('error', () => other.destroy()).on('close', () => open.delete(one) && other.destroy())
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const cut = () => {
    isCut = true
    for (const socket of open) socket.destroy()
  }
  return {
    url: `postgresql://${username}@127.0.0.1:${port}${pathname}`,
    cut,
    mend: () => {
      isCut = false
    },
    dialled: () => dialled,
    close: async () => {
      cut()
      server.close()
      await once(server, 'close')
    },
  }
}
