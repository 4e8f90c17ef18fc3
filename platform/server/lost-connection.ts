/** Codes of PostgreSQL and of the operating system that say only that a connection has gone or can't be made now. */
const lossCodes = /^(57P0[123]|08\w{3}|ECONNRESET|ECONNREFUSED|EPIPE|ENOENT|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/
/** What the driver says without a code. */
const lossMessages =
  /^(Connection terminated|terminating connection|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|Client was closed|Postgres connection has been discarded)/i

const quietMs = 60_000
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
 * Tells of an error beside which the program works on. A lost connection, of which every connection tells, is one calm
 * line for all; LOG_LEVEL=debug shows each with its stack.
 * @param where the part of the program, in Russian
 */
export function reportError(where: string, error: Error): void {
  if (process.env['LOG_LEVEL'] === 'debug') console.error(`${where}:`, error)
  else if (!isConnectionLoss(error)) console.error(`${where}: ${error.message}`)
  else if (performance.now() - reportedAt > quietMs) reportLoss(console.error)
}
