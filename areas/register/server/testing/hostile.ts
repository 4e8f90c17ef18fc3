import { sql } from 'kysely'
import { missing, students, classes } from '#tests/hostile/asked.ts'
import { hostileRoom, none } from '#tests/hostile/room.ts'

export const hostile = hostileRoom({
  questions: {
    '/api/users/grade-book/students/': ['', '?search=canary'],
    '/api/users/grade-book/{id}/': students.map(String),
    '/api/users/grade-book/{id}/xlsx': students.map(String),
    '/api/documents/report-cards/students/{id}/': students.map((id) => `${id}?year=1&language=ru`),
    '/api/documents/report-cards/classes/': ['', '?year=2'],
    '/api/documents/report-cards/final/': classes.map((id) => `?class_id=${id}&quarter=1`),
    '/api/documents/report-cards/final/signed/': classes.map((id) => `?class_id=${id}&quarter=1&language=kk`),
    '/api/documents/report-cards/final/{id}/': ['1', '2', '12', String(missing)].map((id) => `${id}?language=ru`),
  },
  rows: () => ({
    card: sql`(select max(c.id) from register.report_card c where c.student_id = score.student_id)`,
  }),
  attempts: (_own, foreign) => {
    const cards = '/api/documents/report-cards'
    return [
      { method: 'POST', path: `${cards}/prepare/`, id: none, body: { class_id: foreign.class } },
      { method: 'POST', path: `${cards}/final/`, id: none, body: { class_id: foreign.class, quarter: 1 } },
      { method: 'POST', path: `${cards}/final/check/`, id: none, body: { ids: [foreign.card] } },
      { method: 'POST', path: `${cards}/final/sign/`, id: none, body: { ids: [foreign.card] } },
      { method: 'POST', path: `${cards}/final/{id}/revoke/`, id: foreign.card, body: { reason: 'Почему' } },
    ]
  },
})
