import { allows, type Rights } from '#platform/contract/access.ts'
import { columnsType, unfolded } from '#platform/contract/columns.ts'
import type { AnyEndpoint } from '#platform/contract/endpoint.ts'
import type { Recorder } from './recorder.ts'

/** Somebody with a browser: signs in, then asks, each step recorded under its name. */
export class Person {
  readonly #address: string
  readonly #recorder: Recorder
  #token = ''

  constructor(address: string, recorder: Recorder) {
    this.#address = address
    this.#recorder = recorder
  }

  async #fetch<T>(step: string, path: string, init: RequestInit): Promise<T | null> {
    const begun = performance.now()
    try {
      const answer = await fetch(this.#address + path, init)
      const body: unknown = unfolded(answer, await answer.json())
      this.#recorder.note(
        step,
        performance.now() - begun,
        answer.ok ? null : `${answer.status} ${JSON.stringify(body)}`,
      )
      return answer.ok ? (body as T) : null
    } catch (error) {
      this.#recorder.note(step, performance.now() - begun, (error as Error).message)
      return null
    }
  }

  async signIn(login: string): Promise<boolean> {
    const form = new FormData()
    form.set('username', login)
    form.set('password', 'shanyraq-demo')
    const answer = await this.#fetch<{ access_token: string }>('вход', '/api/admin/users/token', {
      method: 'POST',
      body: form,
    })
    this.#token = answer?.access_token ?? ''
    return answer !== null
  }
  /** What the page asks before it shows a part. */
  may(requested: Pick<AnyEndpoint, 'access'>): boolean {
    const claims = Buffer.from(this.#token.split('.')[1] ?? '', 'base64url').toString()
    const { client, permissions, roles = [], act } = JSON.parse(claims) as Partial<Rights> & Omit<Rights, 'roles'>
    return allows(requested.access, { client, permissions, roles, act })
  }
  get<T>(step: string, path: string): Promise<T | null> {
    const headers = { authorization: `Bearer ${this.#token}`, accept: `${columnsType}, application/json` }
    return this.#fetch(step, path, { headers })
  }
  send<T>(step: string, path: string, body: object): Promise<T | null> {
    const headers = { authorization: `Bearer ${this.#token}`, 'content-type': 'application/json' }
    return this.#fetch(step, path, { method: 'POST', headers, body: JSON.stringify(body) })
  }
}
