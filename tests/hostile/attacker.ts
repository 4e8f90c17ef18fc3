import * as z from 'zod/mini'
import { accessTokenOf, openSession } from '#areas/access/server/index.ts'
import { allows, type Rights } from '#platform/contract/access.ts'
import type { AnyEndpoint } from '#platform/contract/endpoint.ts'
import { Objection } from '#platform/contract/problem.ts'
import type { TestApp, Who } from '../test-app.ts'
import type { Attack } from './attacks.ts'
import { isWhole } from './budget.ts'
import { digesterOf } from './digest.ts'

/** Who calls, with the header that proves it and the rights that it bears. */
interface AttackingRole {
  who: Who | null
  headers: Record<string, string>
  rights: Rights | null
}
interface Answer {
  status: number
  text: string
}
const maxCharacters = 20_000
const Refused = z.object({
  detail: z.union([z.string().check(z.minLength(1)), z.array(Objection).check(z.minLength(1))]),
})

/** What is wrong with an answer, whatever was asked; null where nothing is. */
export function faultIn({ status, text }: Answer): string | null {
  if (status >= 500) return 'a failure of ours'
  if (status < 400) return null
  if (text.length > maxCharacters) return `${text.length} characters of answer`
  const body = Refused.safeParse(JSON.parse(text))
  if (!body.success) return `no detail: ${text.slice(0, 200)}`
  return status === 422 || typeof body.data.detail === 'string' ? null : 'a list that is none of 422'
}

/** The status and detail of a refusal. @throws Error where it is none as agreed */
export function refusalIn({ status, body }: { status: number; body: string }): { status: number; detail: unknown } {
  const fault = status < 400 ? 'no refusal' : faultIn({ status, text: body })
  if (fault !== null) throw new Error(`${status}: ${fault}`)
  return { status, detail: (JSON.parse(body) as { detail: unknown }).detail }
}

/** Sends attacks to the test application and tells what is wrong with the answers. */
export async function openAttacker({ app, db, context: testApp, accountOf }: TestApp) {
  const digests = await digesterOf(db)

  const sessions = new Map<Who, AttackingRole>()
  /** Until something was taken one session of a role serves all calls: some calls end sessions. */
  let mayHaveEnded = false
  async function roleOf(who: Who | null): Promise<AttackingRole> {
    if (who === null) return { who, headers: {}, rights: null }
    const open = sessions.get(who)
    if (open) return open
    const { sessionId } = await openSession(db, { accountId: accountOf(who), client: 0, device: '', address: null })
    const token = (await accessTokenOf(testApp, db, sessionId)) ?? ''
    const role = { who, headers: { authorization: `Bearer ${token}` }, rights: app.jwt.verify<Rights>(token) }
    sessions.set(who, role)
    return role
  }
  async function send(
    { method, url, payload }: Pick<Attack, 'method' | 'url' | 'payload'>,
    { headers }: AttackingRole,
  ) {
    const body = payload !== undefined && { payload, headers: { ...headers, 'content-type': 'application/json' } }
    const answer = await app.inject({ method, url, headers, ...body })
    if (method !== 'GET' && answer.statusCode < 400) mayHaveEnded = true
    return { status: answer.statusCode, text: answer.body }
  }
  /** Sends each attack by the next of the roles. @returns the faults that `validate` finds, in words */
  async function attack(
    attacks: readonly Attack[],
    by: readonly AttackingRole[],
    validate: (answer: Answer, attack: Attack) => string | null | Promise<string | null>,
  ): Promise<string[]> {
    const faults: string[] = []
    for (const [index, one] of attacks.entries()) {
      const role = by[index % by.length]
      if (!role) break
      const answer = await send(one, role)
      const fault = faultIn(answer) ?? (await validate(answer, one))
      if (fault !== null)
        faults.push(`${one.method} ${one.url.slice(0, 100)}, ${one.what}, by ${role.who}: ${answer.status}, ${fault}`)
    }
    return faults
  }
  /** Whether the endpoint lets the role in: by its rights, which tests of verdicts prove over HTTP, as the whole sweep does again. */
  async function isLetIn({ method, path, access }: AnyEndpoint, role: AttackingRole): Promise<boolean> {
    if (!isWhole) return allows(access, role.rights)
    const { status } = await send({ method, url: `${path.replaceAll(/\{\w+\}/g, '1')}?unknown_to_all=1` }, role)
    return status === 422
  }
  /** Which of the roles the endpoint lets in; of what none of them may call, the one role that may: ceasar, and of health the medical worker. */
  async function sidesOf(endpoint: AnyEndpoint, roles: readonly (Who | null)[]) {
    if (mayHaveEnded) sessions.clear()
    mayHaveEnded = false
    const letIn: AttackingRole[] = []
    const keptOut: AttackingRole[] = []
    for (const who of roles) {
      const role = await roleOf(who)
      ;((await isLetIn(endpoint, role)) ? letIn : keptOut).push(role)
    }
    if (letIn.length === 0) letIn.push(await roleOf(/\/health\//.test(endpoint.path) ? 'medical_worker' : 'ceasar'))
    return { letIn, keptOut }
  }
  return { attack, sidesOf, digests }
}
