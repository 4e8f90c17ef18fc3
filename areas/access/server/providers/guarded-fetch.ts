import { lookup } from 'node:dns'
import type { RequestOptions } from 'node:http'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import type { CustomFetch } from 'openid-client'

const defaultLimitMs = 5_000
/** Documents of providers are some kilobytes. */
const maxBytes = 512_000

const listOf = (family: 'ipv4' | 'ipv6', networks: readonly string[]): BlockList => {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', bits] = network.split('/')
    list.addSubnet(address, Number(bits), family)
  }
  return list
}
/**
 * Networks that nobody outside reaches: the school's own, this computer's, those of a cloud's inside. A list for each family: an
 * address of the older one would be found in the newer one's network for all of them.
 */
const inner = {
  4: listOf('ipv4', [
    '0.0.0.0/8',
    '10.0.0.0/8',
    '100.64.0.0/10',
    '127.0.0.0/8',
    '169.254.0.0/16',
    '172.16.0.0/12',
    '192.0.0.0/24',
    '192.168.0.0/16',
    '198.18.0.0/15',
    '224.0.0.0/3',
  ]),
  6: listOf('ipv6', ['::/96', '::ffff:0:0/96', '64:ff9b::/96', 'fc00::/7', 'fe80::/10', 'ff00::/8']),
}

/** Whether an address belongs to a network of the inside; what is no address does. */
export function isInner(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return inner[4].check(address, 'ipv4')
  return family === 0 || inner[6].check(address, 'ipv6')
}

const innerAddress = (host: string) => new Error(`${host} is an address of the inside`)
/** Looks a name up once, for the connection that is then made: what it is later does not matter. */
const outerOnly: LookupFunction = (host, options, done) =>
  lookup(host, { ...options, all: true }, (error, found) => {
    if (error) return done(error, [])
    if (found.some(({ address }) => isInner(address))) return done(innerAddress(host), [])
    return options.all === true ? done(null, found) : done(null, found[0]?.address ?? '', found[0]?.family ?? 0)
  })

interface Reach {
  /** Itself it may stand within the school's network; what it sends us to may not, but for its own host. */
  issuer: URL
  limitMs?: number
}

/** @throws Error where the issuer may not send us there */
function optionsTo(url: URL, issuer: URL): RequestOptions {
  if (url.origin === issuer.origin) return {}
  if (url.protocol !== 'https:') throw new Error(`${url.origin} is not reached by https`)
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (url.hostname !== issuer.hostname && isIP(host) !== 0 && isInner(host)) throw innerAddress(host)
  return url.hostname === issuer.hostname ? {} : { lookup: outerOnly }
}

/**
 * Calls of a provider: within a time, of a bounded size, without following redirects, and into no network of the inside but to the
 * issuer that the school has named.
 */
export const guardedFetch =
  ({ issuer, limitMs = defaultLimitMs }: Reach): CustomFetch =>
  async (address, { method, headers, body }) => {
    const url = new URL(address)
    const target = optionsTo(url, issuer)
    const sent = Buffer.from(await new Response(body as ConstructorParameters<typeof Response>[0]).arrayBuffer())
    const { request } = await (url.protocol === 'https:' ? import('node:https') : import('node:http'))
    return new Promise<Response>((resolve, reject) => {
      const signal = AbortSignal.timeout(limitMs)
      const length = sent.length === 0 ? {} : { 'content-length': String(sent.length) }
      const call = request(
        url,
        // every call has a connection of its own: none is kept that a later call would trust
        { ...target, method, headers: { ...headers, ...length }, signal, agent: false },
        (answer) => {
          const parts: Buffer[] = []
          let bytes = 0
          answer.on('data', (part: Buffer) => {
            bytes += part.length
            if (bytes > maxBytes) call.destroy(new Error(`${url.origin} answers too much`))
            else parts.push(part)
          })
          answer.on('error', reject)
          answer.on('end', () => {
            const status = answer.statusCode ?? 500
            const type = answer.headers['content-type'] ?? ''
            const whole = status === 204 || status === 304 ? null : Buffer.concat(parts)
            resolve(new Response(whole, { status, headers: { 'content-type': type } }))
          })
        },
      )
      call.on('error', reject)
      call.end(sent)
    })
  }
