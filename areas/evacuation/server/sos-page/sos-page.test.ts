import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { openSession } from '#areas/access/server/index.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { SosReport } from '../../contract/sos.ts'
import type { Settings } from '../../contract/settings.ts'
import { alarmsOf, openAtLesson } from '../testing.ts'

const testApp = await openAtLesson()
afterAll(() => testApp.close())
const { app, db, as, accountOf, personOf } = testApp
const { start, complete } = alarmsOf(testApp)
const path = '/evacuation/sos'
beforeEach(async () => void (await sql`delete from evacuation.sos_report`.execute(db)))

/** The cookie of somebody's browser. */
async function browserOf(who: Parameters<typeof accountOf>[0]): Promise<string> {
  const session = { accountId: accountOf(who), client: 0, device: 'test', address: '127.0.0.1' }
  return `refresh=${(await openSession(db, session)).refreshToken}`
}
const get = (cookie = '') => app.inject({ method: 'GET', url: path, headers: { cookie } })
const post = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams({ client_id: randomUUID(), ...fields }).toString(),
  })
const reports = async () =>
  (await as('director').get<{ items: SosReport[] }>('/api/evacuation/sos/reports/')).body.items

test('the page stands whole in twenty kilobytes, help first, whatever the school has written into it', async () => {
  const settings = '/api/evacuation/settings/'
  const { version } = (await as('director').get<Settings>(settings)).body
  const steps = ['fire', 'earthquake', 'threat', 'other'].map((kind) => ({
    kind,
    text: 'Выходите за учителем.\n'.repeat(8),
  }))
  const contacts = Array.from({ length: 8 }, (_, i) => ({ title: `Дежурный <${i}>`, phone: '+7 (701) 234-56-78' }))
  await as('director').patch(settings, { version, steps, contacts })
  for (let i = 0; i < 6; i++)
    await as('director').post('/api/evacuation/points/', {
      title: `Стадион ${i}`,
      where_text: 'За школой, у ворот',
      building_id: 1,
    })
  const { statusCode, headers, body } = await get()
  expect(statusCode).toBe(200)
  expect(Buffer.byteLength(body)).toBeLessThan(20_000)
  expect(headers['cache-control']).toBe('no-store')
  const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1]
  expect(body).toContain(`<style nonce="${nonce}">`)
  // what is written into the page itself runs nowhere
  expect(body).not.toMatch(/<script(?! src=)| style=| on\w+=/)
  expect(body).toContain('Дежурный &lt;0&gt;')
  expect(body).toContain('href="tel:+77012345678"')
  const order = ['value="help"', 'value="safe"', 'name="name"', 'Телефоны', 'Места сбора'].map((part) =>
    body.indexOf(part),
  )
  expect(order).toEqual(order.toSorted((a, b) => a - b))
  expect(order[0]).toBeGreaterThan(0)
  const script = await app.inject({ method: 'GET', url: /src="(\/evacuation\/sos\.js[^"]*)"/.exec(body)?.[1] ?? '' })
  expect([script.statusCode, script.headers['cache-control']]).toEqual([200, expect.stringContaining('immutable')])
})

test('without a script a press is answered by a page that says what is true', async () => {
  const calm = await post({ state: 'help', place: 'каб. <305>' })
  expect(calm.statusCode).toBe(200)
  expect(calm.body).toContain('«Нужна помощь» — сообщение получено.')
  expect(calm.body).toContain('Увидеть его могут не сразу')
  expect(calm.body).toContain('value="каб. &lt;305&gt;"')
  expect(await reports()).toMatchObject([{ state: 'help', name: '', place: 'каб. <305>' }])
  const { id } = await start()
  const alarmed = await post({ state: 'help', name: 'Ученица' })
  expect(alarmed.body).toContain('УЧЕБНАЯ ТРЕВОГА')
  expect(alarmed.body).toContain('Его видят те, кто ведёт эвакуацию')
  await complete(id)
})

test('a press again is the same cry: by the cookie, and by the form where no cookies are kept', async () => {
  const first = await get()
  const token = /name="device"\s+value="([^"]+)"/.exec(first.body)?.[1] ?? ''
  const cookie = first.cookies.find(({ name }) => name === 'sos')
  expect(cookie).toMatchObject({ value: token, httpOnly: true, sameSite: 'Lax' })
  await post({ state: 'help', name: 'Ученица', device: token })
  await post({ state: 'help', name: 'Ученица' }, { cookie: `sos=${token}` })
  expect(await reports()).toMatchObject([{ presses: 2 }])
})

test('what can’t be taken is told on the page, and what was typed stays', async () => {
  const nameless = await post({ state: 'safe', place: 'двор' })
  expect([nameless.statusCode, nameless.body.includes('Напишите, как вас зовут')]).toEqual([422, true])
  expect(nameless.body).toContain('value="двор"')
  expect((await post({ state: 'lost' })).statusCode).toBe(422)
  expect((await post({ state: 'help', name: 'я'.repeat(151) })).statusCode).toBe(422)
  expect((await post({ state: 'help' }, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403)
  expect((await post({ state: 'help', name: 'я'.repeat(20_000) })).statusCode).toBe(413)
  expect(await reports()).toEqual([])
})

test('those inside have it while an evacuation goes on, a parent always, each under their own name', async () => {
  const student = await browserOf('student')
  const calm = await get(student)
  expect([calm.statusCode, calm.headers.location]).toEqual([302, '/'])
  const parent = await get(await browserOf('parent'))
  expect(parent.statusCode).toBe(200)
  expect(parent.body).toContain('Вернуться в школу')
  const { id } = await start()
  const alarmed = await get(student)
  expect(alarmed.statusCode).toBe(200)
  expect(alarmed.body).not.toContain('name="name"')
  await post({ state: 'help', name: 'Кто-то другой' }, { cookie: student })
  expect(await reports()).toMatchObject([{ user_id: personOf('student') }])
  await complete(id)
  expect((await get('refresh=forged')).statusCode).toBe(200)
})

test('while nothing can be read the page says whom to call', async () => {
  await sql`alter table evacuation.settings rename to gone`.execute(db)
  const [shown, pressed] = [await get(), await post({ state: 'help' })]
  await sql`alter table evacuation.gone rename to settings`.execute(db)
  for (const { statusCode, body } of [shown, pressed])
    expect([statusCode, body.includes('href="tel:112"'), body.includes('не принято')]).toEqual([503, true, true])
})
