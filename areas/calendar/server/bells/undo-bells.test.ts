import { afterAll, expect, test } from 'vitest'
import type { Output } from '#platform/contract/endpoint.ts'
import { startTestApp } from '#tests/test-app.ts'
import type { BellSchedule, BellValues, listBells } from '../../contract/bells.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())

const url = '/api/passport/schedule/'
const as = testApp.as('headteacher')
const read = async () => (await as.get<Output<typeof listBells>>(url)).body.items
const valuesOf = ({ title, is_default, weekdays, from_parallel, to_parallel, slots }: BellSchedule): BellValues => {
  return { title, is_default, weekdays, from_parallel, to_parallel, slots }
}
const change = (id: number, values: BellValues, version: number) =>
  as.patch<BellSchedule>(`${url}${id}`, { ...values, version })
/** Without what counts how often they were changed. */
const unversioned = (bells: readonly BellSchedule[]) => bells.map(({ version: _version, ...rest }) => rest)

test('bells that took the place of the usual ones are taken back by two requests: the place first, then the rest', async () => {
  const before = await read()
  const usual = before.find((bells) => bells.is_default)
  if (!usual) throw new Error('no usual bells')
  const own = { ...valuesOf(usual), title: 'Зимние' }
  const made = await as.post<BellSchedule>(url, { ...own, year_id: 1 })
  expect(made.status).toBe(200)
  expect((await read()).find((bells) => bells.is_default)?.title).toBe('Зимние')
  // what has lost the place counts that as a change, what loses it in turn likewise
  expect((await change(usual.id, valuesOf(usual), usual.version + 1)).status).toBe(200)
  expect((await as.remove(`${url}${made.body.id}`, { version: made.body.version + 1 })).status).toBe(200)
  expect(unversioned(await read())).toEqual(unversioned(before))
})

test('a change that made them the usual ones goes back likewise, and removed ones come back as they were', async () => {
  const [usual] = (await read()).filter((bells) => bells.is_default)
  if (!usual) throw new Error('no usual bells')
  const plain = { ...valuesOf(usual), title: 'Весенние', is_default: false }
  const made = (await as.post<BellSchedule>(url, { ...plain, year_id: 1 })).body
  const before = await read()
  const changed = await change(made.id, { ...plain, is_default: true }, made.version)
  expect(changed.status).toBe(200)
  expect((await change(usual.id, valuesOf(usual), usual.version + 1)).status).toBe(200)
  expect((await change(made.id, valuesOf(made), changed.body.version + 1)).status).toBe(200)
  expect(unversioned(await read())).toEqual(unversioned(before))
  const present = (await read()).find(({ id }) => id === made.id)
  expect((await as.remove(`${url}${made.id}`, { version: present?.version })).status).toBe(200)
  const again = await as.post<BellSchedule>(url, { ...valuesOf(made), year_id: 1 })
  expect([again.status, valuesOf(again.body)]).toEqual([200, valuesOf(made)])
})
