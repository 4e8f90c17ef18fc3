import { afterAll, expect, test } from 'vitest'
import { allows, type Rights } from '#platform/contract/access.ts'
import type { AnyEndpoint } from '#platform/contract/endpoint.ts'
import type { Tokens } from '#areas/access/contract/tokens.ts'
import { startTestApp, type Who } from './test-app.ts'
import { endpointsOf, signedIn } from './verdicts.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const ceasar = testApp.accountOf('ceasar')
const rightsIn = (token: string) => testApp.app.jwt.verify<Rights>(token)

interface Borrowed {
  looking: string
  changing: string
  rights: Rights
}
async function borrow(who: Who): Promise<Borrowed> {
  const url = `/api/admin/users/token_any_user/${testApp.accountOf(who)}?reason=${encodeURIComponent('проверка')}`
  const { access_token: looking } = (await testApp.as('ceasar').get<Tokens>(url)).body
  const switched = await testApp
    .withToken(looking)
    .post<{ access_token: string }>('/api/admin/users/token/changes', { is_on: true })
  return { looking, changing: switched.body.access_token, rights: rightsIn(looking) }
}

/** With a field that no contract knows: who passes gets 422 before anything is done. */
async function answerTo({ method, path }: AnyEndpoint, token: string) {
  const answer = await testApp.app.inject({
    method,
    url: path.replaceAll(/\{\w+\}/g, '1'),
    headers: { authorization: `Bearer ${token}` },
    payload: { unknown_to_all: 1 },
  })
  return { status: answer.statusCode, code: answer.json<{ code?: string }>().code }
}

test('under another’s name no call changes anything until changes are switched on', async () => {
  // somebody who may do nearly everything
  await testApp.db
    .insertInto('access.account_role')
    .values({ account_id: testApp.accountOf('admin'), role_id: ceasar })
    .execute()
  const others: Borrowed[] = []
  for (const who of ['admin', ...signedIn.filter((one) => one !== 'admin' && one !== 'ceasar')] as const)
    others.push(await borrow(who))
  const writes = endpointsOf().filter(({ method, access }) => method !== 'GET' && access.kind !== 'open')
  expect(writes.length).toBeGreaterThan(150)
  for (const one of writes) {
    const borrowed = others.find(({ rights }) => allows(one.access, rights))
    // what is done in one's own name only is refused by that: own-name.test.ts
    if (borrowed === undefined) continue
    const call = `${one.method} ${one.path}`
    const looked = await answerTo(one, borrowed.looking)
    if (one.reads) expect([call, looked.status]).toEqual([call, 422])
    else expect([call, looked]).toEqual([call, { status: 403, code: 'only_reading' }])
    expect([call, (await answerTo(one, borrowed.changing)).status]).toEqual([call, 422])
  }
  // read by a person when it changes: vitest run -u tests/only-reading.test.ts
  const reading = writes.filter(({ reads }) => reads).map(({ method, path }) => `${method} ${path}\n`)
  await expect(reading.join('')).toMatchFileSnapshot('only-reading.txt')
})
