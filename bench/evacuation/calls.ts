import { io, type Socket } from 'socket.io-client'
import { socketPath } from '#platform/contract/realtime.ts'

export type Headers = Record<string, string>
export interface Person {
  login: string
  token: string
  headers: Headers
}
const password = 'shanyraq-demo'
export const evacuations = '/api/evacuation/evacuations/'
/** The item whose turn it is. */
export const at = <T>(items: readonly T[], index: number): T => items[index % items.length] as T

export async function signIn(address: string, login: string): Promise<Person> {
  const form = new FormData()
  form.set('username', login)
  form.set('password', password)
  const answer = await fetch(`${address}/api/admin/users/token`, { method: 'POST', body: form })
  if (!answer.ok) throw new Error(`${login}: ${answer.status}`)
  const { access_token: token } = (await answer.json()) as { access_token: string }
  return { login, token, headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' } }
}

export async function call<T>(url: string, headers: Headers, method = 'GET', body?: object): Promise<T> {
  const { authorization = '' } = headers
  const requested = body ? { headers, body: JSON.stringify(body) } : { headers: { authorization } }
  const answer = await fetch(url, { method, ...requested })
  if (!answer.ok) throw new Error(`${method} ${url}: ${answer.status} ${await answer.text()}`)
  return (answer.status === 204 ? undefined : await answer.json()) as T
}

/** A connection that comes back as the product's does: five attempts, two seconds apart. */
export async function connect(address: string, token: string): Promise<Socket> {
  const socket = io(address, {
    path: socketPath,
    transports: ['websocket'],
    forceNew: true,
    auth: { token },
    reconnectionAttempts: 5,
    reconnectionDelay: 2000,
    reconnectionDelayMax: 2000,
    randomizationFactor: 0,
  })
  await new Promise((resolve, reject) => socket.once('connect', () => resolve(null)).once('connect_error', reject))
  return socket
}
