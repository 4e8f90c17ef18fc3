import { areas } from '#apps/server/areas.ts'
import type { AnyEndpoint } from '#platform/contract/endpoint.ts'
import type { Mounted } from '#platform/server/handle.ts'
import { defaultRoles } from '#areas/access/rules/default-rights.ts'
import { headersOf, type BenchSchool } from '../school.ts'
import { listAbove, pathOf, queriesOf } from './addresses.ts'
import type { Rows } from './rows.ts'

type Headers = Record<string, string>
/** A call that somebody may make, as whoever sees most. */
export interface Reading {
  endpoint: AnyEndpoint
  isConditional: boolean
  address: string
  login: string
}
/** Whoever sees most comes first. */
const logins = [...new Set(['director', 'ceasar', 'admin', ...defaultRoles, 'parent'])].map(
  (name) => `${name}@demo.school`,
)

/** Tokens of the demonstration's people, each asked for once in its life. */
export function sessionsOf({ address }: BenchSchool): (login: string) => Promise<Headers> {
  const lifeMs = 5 * 60_000
  const known = new Map<string, { headers: Promise<Headers>; until: number }>()
  return (login) => {
    const session = known.get(login)
    if (session && session.until > performance.now()) return session.headers
    const headers = headersOf(address, login)
    known.set(login, { headers, until: performance.now() + lifeMs })
    return headers
  }
}
type Sessions = ReturnType<typeof sessionsOf>

async function firstOf(url: string, headers: Headers): Promise<number | null> {
  const answer = await fetch(url, { headers })
  if (!answer.ok) return null
  const body = (await answer.json()) as { items?: { id?: number }[] } | { id?: number }[]
  const items = Array.isArray(body) ? body : (body.items ?? [])
  return items[0]?.id ?? null
}

/** The queries of one call that are answered, as whoever sees most of those who may. */
async function readingsOf(
  school: BenchSchool,
  sessions: Sessions,
  rows: Rows,
  { endpoint, isConditional }: Mounted,
): Promise<Reading[]> {
  for (const login of logins) {
    const headers = await sessions(login)
    const list = listAbove(endpoint.path)
    const path = pathOf(endpoint.path, rows, list === null ? null : await firstOf(school.address + list, headers))
    if (path === null) continue
    const answered: Reading[] = []
    for (const query of queriesOf(endpoint.path, rows)) {
      const address = school.address + path + (query === '' ? '' : `?${query}`)
      const answer = await fetch(address, { headers })
      await answer.arrayBuffer()
      if (answer.status === 200) answered.push({ endpoint, isConditional, address, login })
      if (answer.status === 401 || answer.status === 403) break
    }
    if (answered.length > 0) return answered
  }
  return []
}

/** What the school answers to each of its readings; a call that nobody could make stands among `silent`. */
export async function findReadings(school: BenchSchool, sessions: Sessions, rows: Rows) {
  const readings: Reading[] = []
  const silent: AnyEndpoint[] = []
  for (const mounted of areas.flatMap((area) => area.endpoints)) {
    if (mounted.endpoint.method !== 'GET') continue
    const found = await readingsOf(school, sessions, rows, mounted)
    if (found.length === 0) silent.push(mounted.endpoint)
    readings.push(...found)
  }
  return { readings, silent }
}
