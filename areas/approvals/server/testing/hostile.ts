import { missing, persons } from '#tests/hostile/asked.ts'
import { hostileRoom, none } from '#tests/hostile/room.ts'

export const hostile = hostileRoom({
  questions: {
    '/api/documents/approvals/': ['?section=decide', '?section=done&search=canary', '?section=stuck&size=200'],
    '/api/documents/approvals/{id}': ['1', '2', String(missing)],
    '/api/documents/waiting/': ['', '?size=20'],
    '/api/documents/routes/': [''],
    '/api/documents/routes/versions/': ['?kind=people.correction'],
    '/api/documents/deputies/': ['', '?state=ended', ...persons.map((id) => `?person=${id}`)],
    '/api/documents/deputies/own/': [''],
    '/api/documents/staff/': ['', '?search=canary', ...persons.map((id) => `?id=${id}`)],
  },
  namingNoRow: ['POST /api/documents/routes/', 'POST /api/documents/routes/preview/'],
  attempts: (_own, foreign) => [
    { method: 'POST', path: '/api/documents/approvals/{id}/decide/', id: 1, body: { decision: 'approve', seen: 1 } },
    {
      method: 'POST',
      path: '/api/documents/approvals/decide/',
      id: none,
      body: { decision: 'approve', runs: [{ id: 1, seen: 1 }] },
    },
    { method: 'POST', path: '/api/documents/approvals/{id}/withdraw/', id: 1 },
    {
      method: 'POST',
      path: '/api/documents/approvals/{id}/reassign/',
      id: 1,
      body: { step_id: 1, instead_of: null, person_id: foreign.student },
    },
    {
      method: 'POST',
      path: '/api/documents/deputies/',
      id: none,
      body: {
        head_id: foreign.student,
        deputy_id: foreign.child,
        from: '2026-11-20',
        to: '2026-11-27',
        reason: 'Чужое',
      },
    },
    { method: 'POST', path: '/api/documents/deputies/{id}/end/', id: 1, body: { seen: 1 } },
  ],
})
