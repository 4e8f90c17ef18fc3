import type { Server, Socket } from 'socket.io'
import { rarely } from './rarely.ts'
import { tokenBucket, type Allowance } from './token-bucket.ts'

/** Tabs and devices of one person. */
const socketsPerAccount = 20
/** A page says at most four times a second where its reader stands, and asks for a handful of rooms as it opens. */
const perSocket: Allowance = { burst: 60, perSecond: 20 }
/** All tabs of an account come back at the same moment. */
const perAccount: Allowance = { burst: 200, perSecond: 60 }
/** What is dropped before an account is sent away. */
const patience: Allowance = { burst: 100, perSecond: 1 }
/** Twenty tabs that come back ten times in a row; pages opened five times a second. */
const handshakes: Allowance = { burst: 200, perSecond: 5 }
/** Of whatever a connection sends, before it is read: far more than messages. */
const frames: Allowance = { burst: 300, perSecond: 100 }
const banSeconds = 10

/** What sockets may say, each alone and all of an account together. */
export interface SocketLimits {
  /** Counts a handshake. @returns why the connection is not let in; null: it is, and counts until it ends */
  refusalOf: (socket: Socket, accountId: number) => 'flooding' | 'too many' | null
  /** Drops what the socket says beyond its limits, answering `null`: not now; who goes on is sent away. */
  limit: (socket: Socket, accountId: number) => void
  /** Ends all connections of the socket's account; it is let in again after a while. */
  expel: (socket: Socket) => void
}
type Connection = Socket['conn']

/** Does not wait for the other side, which may go on sending for half a minute. */
function cut(connection: Connection): void {
  connection.close(true)
  connection.request.socket.destroy()
}
const freshAccount = (id: number) => ({
  id,
  connections: new Set<Connection>(),
  messages: tokenBucket(perAccount),
  patience: tokenBucket(patience),
  handshakes: tokenBucket(handshakes),
  bannedUntil: 0,
})
type Account = ReturnType<typeof freshAccount>

export function socketLimits(io: Server): SocketLimits {
  // as many as the school has accounts
  const accounts = new Map<number, Account>()
  const owners = new WeakMap<Connection, Account>()
  const say = rarely((line) => console.error(line))
  const accountOf = (id: number): Account => {
    const account = accounts.get(id) ?? freshAccount(id)
    accounts.set(id, account)
    return account
  }
  const sendAway = (connection: Connection): void => {
    cut(connection)
    const account = owners.get(connection)
    if (!account) return
    account.bannedUntil = performance.now() + banSeconds * 1000
    for (const other of account.connections) cut(other)
    say(`Обновления страниц: учётная запись ${account.id} шлёт слишком много, соединения закрыты на ${banSeconds} с.`)
  }
  io.engine.on('connection', (connection: Connection) => {
    const bucket = tokenBucket(frames)
    connection.on('packet', () => bucket.take() || sendAway(connection))
  })
  return {
    refusalOf: ({ conn }, accountId) => {
      const account = accountOf(accountId)
      if (performance.now() < account.bannedUntil || !account.handshakes.take()) return 'flooding'
      // a connection that has ended already would never be forgotten
      if (account.connections.size >= socketsPerAccount || conn.readyState !== 'open') return 'too many'
      account.connections.add(conn)
      owners.set(conn, account)
      conn.once('close', () => account.connections.delete(conn))
      return null
    },
    limit: (socket, accountId) => {
      const bucket = tokenBucket(perSocket)
      const account = accountOf(accountId)
      socket.use((event, next) => {
        if (bucket.take() && account.messages.take()) return next()
        const answer: unknown = event.at(-1)
        if (typeof answer === 'function') answer(null)
        if (!account.patience.take()) sendAway(socket.conn)
      })
    },
    expel: ({ conn }) => sendAway(conn),
  }
}
