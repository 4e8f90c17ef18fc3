import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { accessTokenOf, hashPassword, openSession } from '#areas/access/server/index.ts'
import { now } from '#platform/server/clock.ts'
import { startTestApp, type Who } from '../test-app.ts'
import { requireExercise } from './built.ts'
import { documentExercises } from './document-exercises.ts'
import { testRows } from './owed.ts'
import { transitions } from './transitions.ts'

// in the first lesson of the day: an evacuation has somebody to collect
const testApp = await startTestApp({ schoolToday: '2026-11-20T08:10' })
afterAll(() => testApp.close())
const { db, school } = testApp
const tokenPath = '/api/admin/users/token'
const evacuations = '/api/evacuation/evacuations'
const ownPage = { 'x-xsrf-token': 'same', origin: 'http://school.test' }
interface Tokens {
  access_token: string
  refresh_token: string
}

const publish = vi.spyOn(testApp.context, 'publish').mockImplementation(() => undefined)
const publishedEvents = () => publish.mock.calls.map(([, event]) => event.name)
beforeEach(async () => {
  const ended = { status: 'cancelled', ended_at: now() }
  await db.updateTable('evacuation.evacuation').set(ended).where('status', '=', 'active').execute()
  publish.mockClear()
})

async function session(who: Who) {
  const requested = { accountId: testApp.accountOf(who), client: 0, device: 'test', address: '127.0.0.1' }
  const { sessionId, refreshToken } = await openSession(db, requested)
  return { sessionId, refreshToken, token: (await accessTokenOf(testApp.context, db, sessionId)) ?? '' }
}
const byCookie = (call: string, cookie: string, token?: string) =>
  (token === undefined ? testApp.as(null) : testApp.withToken(token)).post<Tokens>(
    `${tokenPath}/${call}`,
    {},
    { headers: { ...ownPage, cookie: `${cookie}; XSRF-TOKEN=same` } },
  )
type Answer = Awaited<ReturnType<typeof byCookie>>
/** Names of the cookies that an answer takes away. */
const cleared = ({ cookies }: Pick<Answer, 'cookies'>): string[] =>
  cookies
    .filter(({ value }) => value === '')
    .map(({ name }) => name)
    .toSorted()
const clearedAll = (answer: Answer): string => {
  expect(answer.status).toBe(401)
  expect(cleared(answer)).toEqual(['XSRF-TOKEN', 'impersonating', 'impersonation', 'pictures', 'refresh', 'session'])
  return 'all tokens cleared'
}
const statusOf = async (token: string) => (await testApp.withToken(token).get(`/api/admin/users/sessions`)).status
const actorOf = (token: string) => testApp.app.jwt.verify<{ user_id: number; act?: number; sid: number }>(token)

async function login(): Promise<string> {
  const change = { password_hash: await hashPassword('семь тощих ёжиков'), must_change_password: false }
  const account = testApp.accountOf('other-teacher')
  await db.updateTable('access.account').set(change).where('id', '=', account).execute()
  const payload = new FormData()
  payload.set('username', 'other-teacher@school.test')
  payload.set('password', 'семь тощих ёжиков')
  const answer = await testApp.app.inject({
    method: 'POST',
    url: tokenPath,
    payload,
    headers: { cookie: 'impersonation=former; impersonating=1' },
  })
  expect(await statusOf(answer.json<Tokens>().access_token)).toBe(200)
  expect(answer.cookies.find(({ name }) => name === 'refresh')?.value).toBe(answer.json<Tokens>().refresh_token)
  expect(cleared(answer)).toEqual(['impersonating', 'impersonation'])
  return 'refresh and access stored, impersonation cleared'
}
async function refreshed(): Promise<string> {
  const { refreshToken } = await session('other-teacher')
  const answer = await byCookie('refresh', `refresh=${refreshToken}`)
  expect(await statusOf(answer.body.access_token)).toBe(200)
  const former = await db
    .selectFrom('access.refresh_token')
    .where('used_at', 'is not', null)
    .select('session_id')
    .execute()
  expect(answer.body.refresh_token).not.toBe(refreshToken)
  return former.length > 0 ? 'new tokens, the former one used up' : 'the former one still there'
}
async function expired(): Promise<string> {
  const { exp, iat, ...claims } = testApp.app.jwt.verify<{ exp: number; iat: number }>(await testApp.tokenOf('teacher'))
  const hourAgo = { ...claims, iat: iat - 3600 } as unknown as Parameters<typeof testApp.app.jwt.sign>[0]
  expect(exp).toBeGreaterThan(iat)
  return String(await statusOf(testApp.app.jwt.sign(hourAgo)))
}
async function loggedOut(): Promise<string> {
  const { token, refreshToken } = await session('other-teacher')
  await byCookie('logout', `refresh=${refreshToken}`)
  await vi.waitFor(async () => expect(await statusOf(token)).toBe(401))
  return 'session ended'
}

const become = (token: string, who: Who) =>
  testApp.withToken(token).get<Tokens>(`/api/admin/users/token_any_user/${testApp.accountOf(who)}?reason=test`)
async function becameThird(): Promise<string> {
  const ceasar = await session('ceasar')
  const first = await become(ceasar.token, 'teacher')
  const { body } = await become(first.body.access_token, 'other-teacher')
  expect(actorOf(body.access_token)).toMatchObject({ user_id: 51, act: testApp.accountOf('ceasar') })
  const back = await byCookie('leave', `refresh=${ceasar.refreshToken}`, body.access_token)
  expect(actorOf(back.body.access_token).sid).toBe(ceasar.sessionId)
  return 'acting as a third, the first original kept'
}
async function left(): Promise<string> {
  const ceasar = await session('ceasar')
  const { body } = await become(ceasar.token, 'teacher')
  const back = await byCookie('leave', `refresh=${ceasar.refreshToken}`, body.access_token)
  expect(actorOf(back.body.access_token)).toMatchObject({ user_id: testApp.accountOf('ceasar'), sid: ceasar.sessionId })
  expect(actorOf(back.body.access_token).act).toBeUndefined()
  return 'original session'
}

const head = testApp.as('director')
const drill = () => ({ client_id: randomUUID(), mode: 'drill', kind: 'fire' })
async function started(): Promise<number> {
  const { body } = await head.post<{ evacuation: { id: number } }>(`${evacuations}/`, drill())
  return body.evacuation.id
}
const statusIn = async (id: number) => (await head.get<{ status: string }>(`${evacuations}/${id}`)).body.status
async function led(who: Who | null): Promise<string> {
  const id = await started()
  const { body } = await testApp
    .as(who)
    .get<{ evacuation_in_progress: { id: number } | null; leads_to: string | null }>(`${evacuations}/in_progress/`)
  if (body.evacuation_in_progress === null) return 'nothing'
  expect(body.evacuation_in_progress.id).toBe(id)
  return body.leads_to ?? 'nowhere'
}
interface Mark {
  id: number
  unit_id: number
  user_id: number
  status: string
}
async function marks(): Promise<{ of: (student: number) => Mark }> {
  const { body } = await head.get<{ marks: Mark[] }>(`${evacuations}/${await started()}?get_type=full`)
  return {
    of: (student) => {
      const found = body.marks.find(({ user_id }) => user_id === student)
      if (!found) throw new Error(`nobody expects ${student}`)
      return found
    },
  }
}
const [first, second] = school.studentsA
const changeOne = async (mark: Mark, status: string) =>
  (await testApp.as('teacher').patch<Mark>(`/api/evacuation/marks/${mark.id}`, { status })).body.status
async function changeBulk(...changes: [Mark, string][]): Promise<string[]> {
  const steps = changes.map(([mark, status]) => ({
    client_id: randomUUID(),
    mark_id: mark.id,
    status,
    tapped_at: now().toISOString(),
  }))
  const { body } = await testApp
    .as('teacher')
    .patch<{ outcomes: { mark: Mark }[] }>('/api/evacuation/marks/bulk/', { steps })
  return body.outcomes.map(({ mark }) => mark.status)
}

/** What each change leads to, tried over HTTP. */
const exercises: Readonly<Record<string, () => Promise<string>>> = {
  ...documentExercises(testApp),
  'session: signed out — login': login,
  'session: signed in — refresh': refreshed,
  'session: signed in — refused refresh': async () => clearedAll(await byCookie('refresh', 'refresh=dead; session=1')),
  'session: signed in — absent refresh token': async () => clearedAll(await byCookie('refresh', 'session=1')),
  'session: signed in — expiry of the access token': expired,
  'session: signed in — logout': loggedOut,
  'impersonation: own session — start by ceasar': async () => {
    const { body } = await become((await session('ceasar')).token, 'teacher')
    expect(actorOf(body.access_token)).toMatchObject({ user_id: testApp.accountOf('teacher') })
    return 'acting as another'
  },
  'impersonation: own session — start by who is not ceasar': async () =>
    (await become(await testApp.tokenOf('admin'), 'teacher')).status === 403 ? 'refused' : 'let in',
  'impersonation: acting as another — start': becameThird,
  'impersonation: acting as another — leave': left,
  'impersonation: own session — leave': async () => {
    const own = await session('other-teacher')
    const answer = await byCookie('leave', `refresh=${own.refreshToken}`, own.token)
    expect(await statusOf(own.token)).toBe(200)
    return answer.status === 409 ? 'error' : String(answer.status)
  },
  'evacuation: none — start': async () => {
    expect(await statusIn(await started())).toBe('active')
    expect(publishedEvents()).toContain('evacuation_active')
    return 'active, evacuation_active emitted'
  },
  'evacuation: active — second start': async () => {
    const one = await started()
    expect(await started()).toBe(one)
    return `${await statusIn(one)}, the same one`
  },
  'evacuation: active — PATCH completed': async () => {
    const id = await started()
    await head.patch(`${evacuations}/${id}`, { status: 'completed' })
    expect(publishedEvents()).toContain('evacuation_completed')
    return `${await statusIn(id)}, evacuation_completed emitted`
  },
  'evacuation: active — DELETE': async () => {
    const id = await started()
    await head.remove(`${evacuations}/${id}`)
    expect(publishedEvents()).toContain('evacuation_completed')
    return `${await statusIn(id)} and kept, evacuation_completed emitted`
  },
  'evacuation: completed — PATCH active': async () => {
    const id = await started()
    await head.patch(`${evacuations}/${id}`, { status: 'completed' })
    const { status } = await head.patch(`${evacuations}/${id}`, { status: 'active' })
    expect(await statusIn(id)).toBe('completed')
    return status === 422 ? 'refused' : String(status)
  },
  'evacuation: active — asked by who may write evacuations': () => led('director'),
  'evacuation: active — asked by who collects somebody': () => led('teacher'),
  'evacuation: active — asked by others': () => led('student'),
  'evacuation: active — asked by a family': () => led('parent'),
  'evacuation mark: none — start': async () => (await marks()).of(first).status,
  'evacuation mark: waiting — change of one': async () => changeOne((await marks()).of(first), 'present'),
  'evacuation mark: present — change of one': async () => {
    const mark = (await marks()).of(first)
    expect(await changeOne(mark, 'present')).toBe('present')
    return changeOne(mark, 'missing')
  },
  'evacuation mark: waiting — change in bulk': async () =>
    (await changeBulk([(await marks()).of(first), 'help'])).join(),
  'evacuation mark: waiting — bulk of two': async () => {
    const { of } = await marks()
    return (await changeBulk([of(first), 'away'], [of(second), 'released'])).join(' and ')
  },
  'evacuation mark: none — added by name': async () => {
    const { unit_id } = (await marks()).of(first)
    const guest = { client_id: randomUUID(), unit_id, name: 'Гость', tapped_at: now().toISOString() }
    const { body } = await testApp
      .as('teacher')
      .post<{ items: Mark[] }>('/api/evacuation/marks/bulk/', { marks: [guest] })
    return body.items[0]?.status ?? 'nobody'
  },
}
const own = transitions.filter(({ half }) => half === 'server')
const keyOf = (name: string) => name.replace('transition ', '').replace(/ → .*$/, '')

test('every transition is written once, and no exercise is of none', () => {
  expect(new Set(transitions.map(({ name }) => name)).size).toBe(transitions.length)
  const keys = new Set(own.map(({ name }) => keyOf(name)))
  expect(Object.keys(exercises).filter((key) => !keys.has(key))).toEqual([])
})

describe('each change of state leads where the specification says', () => {
  testRows(own, async (row) => {
    const exercise = exercises[keyOf(row.name)]
    if (exercise) expect(await exercise()).toBe(row.to)
    else requireExercise(row)
  })
})
