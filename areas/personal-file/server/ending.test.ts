import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type Who } from '#tests/test-app.ts'
import { rowsIn, takeFile } from '#tests/list-export.ts'
import type { EndingDocument } from '../contract/ending.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const path = '/api/users/documents/ending/'
const [child, staff] = [101, 51]

beforeAll(async () => {
  const { id: kind_id } = await testApp.db
    .selectFrom('dictionaries.record as r')
    .innerJoin('dictionaries.dictionary as d', 'd.id', 'r.dictionary_id')
    .where('d.code', '=', 'document_kind')
    .orderBy('r.index')
    .select('r.id')
    .executeTakeFirstOrThrow()
  const until = (person_id: number, valid_until: string) => ({ person_id, kind_id, valid_until })
  await testApp.db
    .insertInto('personal_file.document')
    .values([
      until(child, '2026-11-19'),
      until(child, '2026-12-20'),
      until(child, '2026-12-21'),
      until(staff, '2026-11-20'),
      until(staff, '2028-01-01'),
    ])
    .execute()
})
const found = async (who: Who, query = '') => {
  const { body } = await testApp.as(who).get<{ items: EndingDocument[]; total: number }>(`${path}${query}`)
  return body.items.map(({ person, valid_until, validity }) => `${person.id} ${valid_until} ${validity}`)
}

test('who keeps persons hears of documents that have ended or soon will, by the days of the school', async () => {
  expect((await testApp.as(null).get(path)).status).toBe(401)
  expect((await testApp.as('admin').get(`${path}?term=never`)).status).toBe(422)
  expect((await testApp.as('teacher').get(path)).status).toBe(403)
  expect(await found('admin')).toEqual([
    `${child} 2026-11-19 expired`,
    `${staff} 2026-11-20 ends_soon`,
    `${child} 2026-12-20 ends_soon`,
  ])
  expect(await found('admin', '?term=ended')).toEqual([`${child} 2026-11-19 expired`])
  expect(await found('admin', '?term=60&kind=students')).toEqual([
    `${child} 2026-12-20 ends_soon`,
    `${child} 2026-12-21 valid`,
  ])
  expect(await found('admin', `?class_id=${testApp.school.classes.b}`)).toEqual([])
  await testApp.db.updateTable('school.school').set({ documents_days: 31 }).execute()
  expect(await found('admin', '?term=soon')).toContain(`${child} 2026-12-21 ends_soon`)
})

test('of others than those whose records one keeps nothing is told, in a file neither', async () => {
  expect((await found('hr')).every((one) => one.startsWith(`${staff} `))).toBe(true)
  const { bytes } = await takeFile(testApp, 'hr', `${path}export/?columns=name,until`)
  expect(await rowsIn(bytes)).toHaveLength(2)
})
