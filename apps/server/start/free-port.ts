import { createServer } from 'node:net'
import { StartRefusal } from '#platform/server/start/start-refusal.ts'

const usualPort = 3000
const maxTries = 100

/**
 * The port to listen on: exactly the one asked for (0: any), otherwise the first free one from 3000 up.
 * @throws StartRefusal when it is taken or can't be had
 */
export async function choosePort(host: string, requested: number | undefined): Promise<number> {
  if (requested !== undefined) return tryPort(host, requested).catch((error) => refuse(error, host, requested))
  for (let port = usualPort; port < usualPort + maxTries; port++) {
    const free = await tryPort(host, port).catch((error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? undefined : refuse(error, host, port),
    )
    if (free !== undefined) return free
  }
  throw new StartRefusal(`Порты ${usualPort}–${usualPort + maxTries - 1} заняты. Укажите свободный в PORT.`)
}

function tryPort(host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.on('error', reject)
    probe.listen({ host, port }, () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : port))
    })
  })
}

function refuse({ code, message }: NodeJS.ErrnoException, host: string, port: number): never {
  const sentences: Record<string, string> = {
    EADDRINUSE: `Порт ${port} занят другой программой. Остановите её или укажите другой в PORT.`,
    EACCES: `Порт ${port} занимать не разрешено. Укажите в PORT число больше 1023.`,
    EADDRNOTAVAIL: `Адрес ${host} не принадлежит этому компьютеру. Исправьте HOST.`,
    ENOTFOUND: `Адрес ${host} не найден. Исправьте HOST.`,
  }
  throw new StartRefusal(sentences[code ?? ''] ?? `Порт ${port} на ${host} не открылся: ${message}`)
}

/** Address to open in a browser on this computer. */
export function localAddress(host: string, port: number): string {
  const everywhere = ['127.0.0.1', '0.0.0.0', '::', '::1', 'localhost'].includes(host)
  return `http://${everywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}`
}
