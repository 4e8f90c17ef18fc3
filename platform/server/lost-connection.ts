import { isOutOfSpace } from './disk/space.ts'
import { rarely } from './rarely.ts'

/** Codes of PostgreSQL and of the operating system that say only that a connection has gone or can't be made now. */
const lossCodes = /^(57P0[1-5]|08\w{3}|ECONNRESET|ECONNREFUSED|EPIPE|ENOENT|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/
/** What the driver says without a code. */
const lossMessages =
  /^(Connection terminated|terminating connection|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|Client was closed|Postgres connection has been discarded)/i

/** PostgreSQL's codes for connections, memory and other limits that are used up; a full disk is another matter. */
const exhausted = /^53[0234]00$/
/** What a pool says whose connections are all lent, or can't be made. */
const poolTimeout = 'timeout exceeded when trying to connect'
/** Whether there were not enough connections, or too little of what they need. */
export const isExhaustion = (error: Error): boolean =>
  error.message === poolTimeout || exhausted.test(String((error as { code?: unknown }).code))

const quietMs = 60_000
const printRarely = rarely((line) => console.error(line))
/** The keeper and the connections notice one and the same loss within moments, in any order. */
const sameLossMs = 5_000
let reportedAt = -Infinity

/** Says that PostgreSQL has gone, unless that was just said; whoever notices it too keeps silent for a while. */
export function reportLoss(print: (line: string) => void): void {
  const isReportedAlready = performance.now() - reportedAt < sameLossMs
  reportedAt = performance.now()
  if (!isReportedAlready) print('Связь с PostgreSQL прервалась, восстанавливаю…')
}

/** Whether an error tells of a lost connection and nothing else. */
export function isConnectionLoss(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as { code?: unknown }
  // a missing file is no connection: of a socket the system names the call
  if (code === 'ENOENT' && (error as NodeJS.ErrnoException).syscall !== 'connect') return false
  return (typeof code === 'string' && lossCodes.test(code)) || lossMessages.test(error.message)
}

/**
 * Tells of an error beside which the program works on. A lost connection, of which every connection tells, and a full disk
 * are one calm line a minute for all; LOG_LEVEL=debug shows each with its stack.
 * @param where the part of the program, in Russian
 */
export function reportError(where: string, error: Error): void {
  if (process.env['LOG_LEVEL'] === 'debug') console.error(`${where}:`, error)
  else if (isOutOfSpace(error)) printRarely('Запись не удалась: на диске нет места.')
  else if (isExhaustion(error)) printRarely('Соединений с базой данных не хватает.')
  else if (!isConnectionLoss(error)) console.error(`${where}: ${error.message}`)
  else if (performance.now() - reportedAt > quietMs) reportLoss(console.error)
}
