import { afterAll, expect, test } from 'vitest'
import { listSignIns } from '#areas/access/contract/sign-ins.ts'
import { readSignIns } from '#areas/access/server/index.ts'
import { startTestApp } from '#tests/test-app.ts'
import { greeting } from './greeting.ts'

const overloaded = await startTestApp({ isDemonstration: true, maxLagMs: 0.001 })
afterAll(overloaded.close)

test('a start on a machine so busy that calls are refused still tells how to sign in', async () => {
  const ask = async () => (await overloaded.as(null).get(listSignIns.path)).status
  await expect.poll(ask, { timeout: 10_000 }).toBe(503)
  const signIns = await readSignIns(overloaded.db)
  const lines = greeting({ address: 'http://localhost:3000', publicUrl: undefined, invitation: null, signIns })
  expect(lines).toContain(`Входы, пароль у всех ${signIns.password}`)
  expect(lines).toContain('Шанырак открыт: http://localhost:3000')
})

test('a school tells of no sign-ins, and shows the first administrator’s link where there is one', () => {
  const opened = { address: 'http://localhost:3000', publicUrl: 'https://school.kz', signIns: null }
  expect(greeting({ ...opened, invitation: null })).not.toContain('Входы')
  const invited = greeting({ ...opened, invitation: { login: 'admin', path: '/restore#secret' } })
  expect(invited).toContain('логин admin, ссылка на один раз: https://school.kz/restore#secret')
})
