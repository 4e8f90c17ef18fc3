import { sql } from 'kysely'
import { students } from '#tests/hostile/asked.ts'
import { hostileRoom, none } from '#tests/hostile/room.ts'

export const hostile = hostileRoom({
  questions: {
    '/api/journal/absence-reasons/': ['?size=200', '?size=200&class_id=1', '?search=canary'],
    '/api/journal/absence-reasons/export/': ['?columns=student,text,given_by,answer', '?columns=student&search=canary'],
    '/api/journal/absence-reasons/own/': students.map((id) => `?student=${id}`),
  },
  rows: () => ({
    absence: sql`(select max(r.id) from student_absences.absence_reason r where r.student_id = score.student_id)`,
  }),
  attempts: (_own, foreign) => {
    const days = { date_from: '2026-11-20', date_to: '2026-11-20' }
    const absence = { student_id: foreign.student, kind_id: 2, ...days, text: 'Чужая' }
    return [
      { method: 'POST', path: '/api/journal/absence-reasons/', id: none, body: absence },
      { method: 'DELETE', path: '/api/journal/absence-reasons/{id}', id: foreign.absence },
      {
        method: 'POST',
        path: '/api/journal/absence-reasons/{id}/answer/',
        id: foreign.absence,
        body: { is_accepted: true },
      },
    ]
  },
})
