import type { Socket } from 'node:net'
import { sentenceOf } from '#platform/server/http/errors.ts'
import { bareHeaders } from './security-headers.ts'

// an import would read a client of the web as well, which is among what the module offers
const { STATUS_CODES } = process.getBuiltinModule('node:http')
const statuses: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 }

/** Answers bytes that are no HTTP request, or never became a whole one, and closes the connection. */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const status = statuses[error.code ?? ''] ?? 400
  const body = Buffer.from(JSON.stringify({ detail: sentenceOf(status).toString() }))
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${body.length}`,
    'Connection: close',
    ...Object.entries(bareHeaders).map(([name, value]) => `${name}: ${value}`),
  ].join('\r\n')
  if (socket.writable) socket.write(Buffer.concat([Buffer.from(`${head}\r\n\r\n`), body]))
  socket.destroy(error)
}
