import { afterAll, expect, test } from 'vitest'
import { allows, type Rights } from '#platform/contract/access.ts'
import type { Tokens } from '#areas/access/contract/tokens.ts'
import { startTestApp } from './test-app.ts'
import { endpointsOf } from './verdicts.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())

test('nothing that is signed, started or blocked is done under another’s name', async () => {
  // somebody who may do everything, in whose place another superadministrator acts
  const other = testApp.accountOf('admin')
  await testApp.db
    .insertInto('access.account_role')
    .values({ account_id: other, role_id: testApp.accountOf('ceasar') })
    .execute()
  const { body } = await testApp
    .as('ceasar')
    .get<Tokens>(`/api/admin/users/token_any_user/${other}?reason=${encodeURIComponent('проверка')}`)
  const rights = testApp.app.jwt.verify<Rights>(body.access_token)
  const own = endpointsOf().filter(({ access }) => access.kind === 'inOwnName')
  for (const { access, method, path } of own) {
    const { statusCode, body: answered } = await testApp.app.inject({
      method,
      url: path.replaceAll(/\{\w+\}/g, '1'),
      headers: { authorization: `Bearer ${body.access_token}` },
      ...(method === 'GET' ? {} : { payload: {} }),
    })
    const detail = (JSON.parse(answered) as { detail?: string }).detail
    const isOnlyTheName = allows(access, { ...rights, act: undefined })
    expect([path, statusCode, detail?.startsWith('Под чужим именем')]).toEqual([path, 403, isOnlyTheName])
  }
  // read by a person when it changes: vitest run -u tests/own-name.test.ts
  await expect(own.map(({ method, path }) => `${method} ${path}\n`).join('')).toMatchFileSnapshot('own-name.txt')
})
