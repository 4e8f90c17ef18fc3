import { afterAll, expect, test } from 'vitest'
import { startTestApp, type Who } from '#tests/test-app.ts'
import type { Output } from '#platform/contract/endpoint.ts'
import type { matchPhotos } from '../contract/class-photos.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { school } = testApp
const match = (who: Who | null, names: string[], class_id: number = school.classes.a) =>
  testApp.as(who).post<Output<typeof matchPhotos>>('/api/users/photos/match/', { class_id, names })

test('whose photos these are, among the students of the class', async () => {
  expect((await match(null, ['1.jpg'])).status).toBe(401)
  expect((await match('uk', [])).status).toBe(422)
  for (const who of ['teacher', 'classruk', 'parent'] as const) expect((await match(who, ['1.jpg'])).status).toBe(403)
  // keeps the records of staff only
  expect((await match('hr', ['1.jpg'])).status).toBe(404)
  expect((await match('uk', ['1.jpg'], 999_999)).status).toBe(404)
  const { status, body } = await match('uk', ['Ахметов Данияр.jpg', '130215500101.jpg', '1.jpg', 'кот.jpg'])
  expect(status).toBe(200)
  expect(body.matches.slice(0, 2)).toEqual([
    { ids: [school.studentsA[0]], by: 'name' },
    { ids: [school.studentsA[0]], by: 'iin' },
  ])
  expect(body.matches[2]).toEqual({ ids: [body.students[0]?.id], by: 'number' })
  expect(body.matches[3]).toEqual({ ids: [], by: null })
  expect(body.students).toHaveLength(7)
  expect(JSON.stringify(body)).not.toContain('130215500101')
})
