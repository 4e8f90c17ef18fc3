import { io, type Socket } from 'socket.io-client'
import { batchPath, type BatchedAnswer } from '#platform/contract/batch.ts'
import { allows, type Rights } from '#platform/contract/access.ts'
import { columnsType, unfolded } from '#platform/contract/columns.ts'
import type { AnyEndpoint } from '#platform/contract/endpoint.ts'
import { socketPath } from '#platform/contract/realtime.ts'
import { recordPageView } from '#areas/page-views/contract/page-view.ts'
import type { Recorder } from './recorder.ts'

type Claims = Omit<Rights, 'roles'> & { roles?: Rights['roles']; user_id: number }

const xsrf = 'XSRF-TOKEN='

/** Those that a browser would keep: not what is taken back. */
const keptCookies = (answer: Response): string[] =>
  answer.headers.getSetCookie().flatMap((one) => (one.includes('Max-Age=0;') ? [] : (one.split(';', 1)[0] ?? [])))

/** Somebody with a browser: signs in, then opens pages as they are opened there, each request recorded under its name. */
export class Person {
  readonly #address: string
  readonly #recorder: Recorder
  #token = ''
  #socket: Socket | null = null

  constructor(address: string, recorder: Recorder) {
    this.#address = address
    this.#recorder = recorder
  }

  async #asked<T>(step: string, path: string, init: RequestInit, read: (answer: Response) => Promise<T>) {
    const begun = performance.now()
    const note = (fault: string | null) => this.#recorder.note(step, performance.now() - begun, fault)
    try {
      const answer = await fetch(this.#address + path, init)
      if (!answer.ok) return note(`${answer.status} ${await answer.text()}`)
      const body = await read(answer)
      note(null)
      return { body, cookies: keptCookies(answer) }
    } catch (error) {
      return note((error as Error).message)
    }
  }
  async #json<T>(step: string, path: string, init: RequestInit): Promise<T | null> {
    const given = await this.#asked(step, path, init, async (answer) => unfolded(answer, await answer.json()) as T)
    return given?.body ?? null
  }
  get #authorization() {
    return { authorization: `Bearer ${this.#token}` }
  }

  /** By the page of signing in; then the program renews the session and dials the server. */
  async signIn(login: string): Promise<boolean> {
    await this.together('страница входа', ['/api/admin/users/token/providers', '/api/passport/school/brand'])
    const form = new FormData()
    form.set('username', login)
    form.set('password', 'shanyraq-demo')
    const entering = { method: 'POST', body: form }
    const entered = await this.#asked('вход', '/api/admin/users/token', entering, (answer) => answer.json())
    if (!entered) return false
    const renewing = { method: 'POST', headers: this.#ownPage(entered.cookies), body: '{}' }
    const renewed = await this.#json<{ access_token: string }>('продление', '/api/admin/users/token/refresh', renewing)
    this.#token = renewed?.access_token ?? ''
    if (renewed === null) return false
    this.#socket = io(this.#address, {
      path: socketPath,
      transports: ['websocket'],
      forceNew: true,
      auth: { token: this.#token },
    })
    return true
  }
  /** What a page of the school's proves itself by, who has the session's cookie alone. */
  #ownPage(cookies: readonly string[]) {
    const proof = cookies.find((cookie) => cookie.startsWith(xsrf))?.slice(xsrf.length) ?? ''
    return {
      'content-type': 'application/json',
      cookie: cookies.join('; '),
      origin: this.#address,
      'x-xsrf-token': decodeURIComponent(proof),
    }
  }
  /** Closes the page. */
  leave(): void {
    this.#socket?.close()
  }

  get #claims(): Claims {
    return JSON.parse(Buffer.from(this.#token.split('.')[1] ?? '', 'base64url').toString()) as Claims
  }
  get accountId(): number {
    return this.#claims.user_id
  }
  /** What the page asks before it shows a part. */
  may(requested: Pick<AnyEndpoint, 'access'>): boolean {
    const { client, permissions, roles = [], act } = this.#claims
    return allows(requested.access, { client, permissions, roles, act })
  }

  /** Reads several in one request. @returns their answers in order, of those that were refused null */
  async together(step: string, addresses: readonly string[]): Promise<unknown[]> {
    const calls = new URLSearchParams(addresses.map((address): [string, string] => ['call', address]))
    const headers = this.#token === '' ? {} : this.#authorization
    const given = await this.#asked(step, `${batchPath}?${calls.toString()}`, { headers }, (answer) => answer.text())
    const lines = (given?.body ?? '').split('\n').filter((line) => line !== '')
    const answers = lines.map((line) => JSON.parse(line) as BatchedAnswer)
    return addresses.map((_, index) => {
      const answer = answers.find(({ call }) => call === index)
      return answer?.status === 200 ? answer.body : null
    })
  }
  get<T>(step: string, path: string): Promise<T | null> {
    return this.#json(step, path, { headers: { ...this.#authorization, accept: `${columnsType}, application/json` } })
  }
  send<T>(step: string, path: string, body: object): Promise<T | null> {
    const headers = { ...this.#authorization, 'content-type': 'application/json' }
    return this.#json(step, path, { method: 'POST', headers, body: JSON.stringify(body) })
  }

  /** Is told of changes in a room, and says that the page was opened. */
  listen(pageId: string, rooms: readonly (readonly [room: string, params: object])[]): void {
    for (const [room, params] of rooms) this.#socket?.emit('join', { room, params }, () => undefined)
    const body = { page_id: pageId, path: `/${pageId}` }
    this.#socket?.emit('say', { path: recordPageView.path, token: this.#token, body })
  }
}
