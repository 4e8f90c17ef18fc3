import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { pdfText } from '#tests/pdf-text.ts'
import type { Who } from '#tests/test-app.ts'
import { openAtLesson } from './testing.ts'

const testApp = await openAtLesson()
afterAll(() => testApp.close())
const { school, db } = testApp

const take = async (who: Who | null) => {
  const headers = who === null ? {} : { authorization: `Bearer ${await testApp.tokenOf(who)}` }
  return testApp.app.inject({ method: 'GET', url: '/api/evacuation/class-lists/print/', headers })
}

test('all classes stand on paper with whoever is away, for those who start evacuations', async () => {
  expect((await take(null)).statusCode).toBe(401)
  expect((await take('teacher')).statusCode).toBe(403)
  const [first] = school.studentsA
  const lesson = await testApp.lessonOf('algebraA', school.today)
  await sql`insert into journal.miss (lesson_id, student_id, kind_id)
    select ${lesson}, ${first}, id from miss_kinds.miss_kind where letter = 'Н'`.execute(db)
  const { statusCode, headers, rawPayload } = await take('director')
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toBe('application/pdf')
  const text = pdfText(rawPayload).join('\n').replaceAll(/\s+/g, ' ')
  const { rows } = await sql<{ full_name: string }>`select full_name from people.person p
    join classes.class_member m on m.student_id = p.id and m.during @> ${school.today}::date`.execute(db)
  expect(rows.length).toBeGreaterThan(5)
  for (const { full_name } of rows) expect(text).toContain(full_name)
  expect(text).toContain(`всего учеников: ${rows.length}`)
  expect(text).toMatch(/7А · учеников: \d+, нет: 1 /)
  const kept = await db.selectFrom('history.change').where('subject', '=', 'platform.export').select('after').execute()
  expect(kept).toEqual([{ after: { list: 'evacuation-class-lists', rows: rows.length } }])
})
