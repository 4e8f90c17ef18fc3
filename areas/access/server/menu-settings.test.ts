import { afterAll, expect, test } from 'vitest'
import type { MenuSettings } from '#platform/contract/menu-settings.ts'
import { startTestApp, type Who } from '#tests/test-app.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const address = '/api/admin/users/menu/'
const settings = async (who: Who) => (await testApp.as(who).get<MenuSettings>(address)).body
const change = (who: Who | null, body: object) => testApp.as(who).patch<MenuSettings>(address, body)

test('a menu is liked by who signed in', async () => {
  expect((await change(null, {})).status).toBe(401)
  const many = Array.from({ length: 13 }, (_, index) => `page-${String.fromCodePoint(97 + index)}`)
  const wrong = [
    { favourites: 'home' },
    { favourites: ['Главная'] },
    { favourites: many },
    { folds: { study: 1 } },
    { theme: 'dark' },
  ]
  for (const body of wrong) expect((await change('teacher', body)).status).toBe(422)
})

test('what was chosen is the account’s alone; folds add up, favourites are put whole', async () => {
  expect(await settings('teacher')).toEqual({ favourites: null, folds: {} })
  await change('teacher', { folds: { study: true } })
  expect((await change('teacher', { favourites: ['journal', 'home'], folds: { people: false } })).body).toEqual({
    favourites: ['journal', 'home'],
    folds: { study: true, people: false },
  })
  await change('teacher', { folds: { study: false } })
  expect(await settings('teacher')).toEqual({ favourites: ['journal', 'home'], folds: { study: false, people: false } })
  expect((await change('teacher', { favourites: null })).body.favourites).toBeNull()
  expect(await settings('parent')).toEqual({ favourites: null, folds: {} })
})
