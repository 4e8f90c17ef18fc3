import { connect } from 'node:net'

/** What came back over a connection; status 0 where it was closed without a word. */
export interface RawAnswer {
  status: number
  headers: string
  body: string
}

/**
 * Sends bytes as they are, without an HTTP client that would mend them, and waits until the server closes.
 * @param isCutOff whether the sender closes first, having sent all it wants
 */
export function talk(port: number, sent: (string | Buffer)[], isCutOff = false): Promise<RawAnswer> {
  return new Promise((resolve) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1', () => {
      for (const part of sent) socket.write(part)
      if (isCutOff) socket.end()
    })
    socket.setEncoding('utf8').on('data', (part: string) => (answer += part))
    // a server that refuses early resets the connection while the rest is still on its way
    socket.on('error', () => {})
    socket.on('close', () => {
      const [headers = '', body = ''] = answer.split('\r\n\r\n')
      resolve({ status: Number(/^HTTP\/1\.1 (\d+)/.exec(headers)?.[1] ?? 0), headers, body })
    })
  })
}

/** A request's bytes, its length told, the connection closed afterwards. */
export function requestText(method: string, url: string, headers: Record<string, string> = {}, body = ''): string {
  const all = {
    host: 'school.test',
    connection: 'close',
    'content-length': String(Buffer.byteLength(body)),
    ...headers,
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  return [`${method} ${url} HTTP/1.1`, ...lines, '', body].join('\r\n')
}
