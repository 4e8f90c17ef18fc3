import { afterAll, expect, test } from 'vitest'
import { startTestApp } from '#tests/test-app.ts'
import { saveMarksInBulk } from './bulk.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { school, db } = testApp
const [first, second] = school.studentsB
const marker = { accountId: testApp.accountOf('other-teacher'), personId: testApp.personOf('other-teacher') }
const day = { today: school.today, timeZone: 'Asia/Almaty' }
const lesson = (date: string) => testApp.lessonOf('algebraB', date)

test('marks and misses of closed periods are stored by the rules, with authors, moments and history', async () => {
  const [closed, open, ahead] = [await lesson('2026-10-12'), await lesson('2026-11-16'), await lesson('2026-11-23')]
  const sport = await testApp.lessonOf('sportA', '2026-10-15')
  const kind = await db
    .selectFrom('miss_kinds.miss_kind')
    .where('code', '=', 'ill')
    .select('id')
    .executeTakeFirstOrThrow()
  const saved = await db.transaction().execute((trx) =>
    saveMarksInBulk(
      trx,
      marker,
      {
        marks: [
          { lesson_id: closed, student_id: first, type: 'fo', value: 9, comment: 'Хорошо' },
          { lesson_id: open, student_id: first, type: 'fo', value: 11 },
          { lesson_id: ahead, student_id: first, type: 'fo', value: 8 },
          { lesson_id: closed, student_id: second, type: 'fo', value: 8 },
          { lesson_id: closed, student_id: school.studentsA[0], type: 'fo', value: 8 },
          { lesson_id: sport, student_id: school.studentsA[0], type: 'fo', value: 7 },
        ],
        misses: [{ lesson_id: closed, student_id: second, kind_id: kind.id }],
      },
      day,
    ),
  )
  expect(saved).toEqual({
    marks: 2,
    misses: 1,
    refused: [
      { what: 'mark', index: 1, reason: 'Отметка больше максимума' },
      { what: 'mark', index: 2, reason: 'Урок ещё не состоялся' },
      { what: 'mark', index: 3, reason: 'Ученика не было на уроке: ФО не ставится' },
      { what: 'mark', index: 4, reason: 'Ученика не было в группе в день урока' },
    ],
  })
  const row = await db.selectFrom('journal.score').where('lesson_id', '=', closed).selectAll().executeTakeFirstOrThrow()
  expect(row).toMatchObject({ value: 9, comment: 'Хорошо', author_id: marker.personId, version: 1 })
  expect(row.changed_at.toISOString()).toBe('2026-10-12T03:45:00.000Z')
  const history = await db
    .selectFrom('history.change')
    .where('subject', '=', 'journal.score')
    .where('subject_id', '=', row.id)
    .select(['account_id', 'after', 'request_id'])
    .execute()
  expect(history).toMatchObject([{ account_id: marker.accountId, after: { value: 9 }, request_id: 'import' }])
})
