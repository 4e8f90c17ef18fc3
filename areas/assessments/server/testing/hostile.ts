import { sql } from 'kysely'
import { missing } from '#tests/hostile/asked.ts'
import { hostileRoom } from '#tests/hostile/room.ts'

const planning = '/api/journal/works'

export const hostile = hostileRoom({
  questions: {
    '/api/courses/attestation/': ['', '?year_id=2'],
    '/api/courses/attestation/{id}': ['1', String(missing)],
    '/api/courses/attestation/export/': ['?columns=name,mode,I'],
    '/api/journal/works/group/{id}/': ['1', '2', '3', '5', String(missing)],
    '/api/journal/works/schedule/': [
      '',
      '?mine=true',
      ...[1, 2, 3, missing].map((id) => `?class_id=${id}`),
      '?quarter=5',
    ],
    '/api/journal/works/schedule/print/': ['?class_id=1', '?class_id=3'],
    '/api/journal/works/schedule/export/': ['?class_id=2'],
  },
  rows: ({ group }) => ({
    planned_work: sql`(select max(id) from assessments.work where group_id = ${group})`,
  }),
  attempts: (own, foreign) => {
    const asked = { kind: 'sor', title: '', maximum: 20, reason: 'Почему' }
    return [
      {
        method: 'POST',
        path: `${planning}/{id}/preview/`,
        id: foreign.planned_work,
        body: { version: 1, title: 'Чужая' },
      },
      { method: 'PATCH', path: `${planning}/{id}`, id: foreign.planned_work, body: { version: 1, title: 'Чужая' } },
      {
        method: 'POST',
        path: `${planning}/group/{id}/requests/`,
        id: foreign.group,
        body: { action: 'add', quarter_id: own.quarter, ...asked },
      },
      {
        method: 'POST',
        path: `${planning}/group/{id}/requests/`,
        id: own.group,
        body: { action: 'remove', work_id: foreign.planned_work, reason: 'Почему' },
      },
    ]
  },
  // lines of the plan, which everybody who may change them may name
  namingNoRow: [
    'PATCH /api/courses/attestation/{id}',
    'PATCH /api/courses/attestation/{id}/template/',
    'POST /api/courses/attestation/templates/copy/',
    'POST /api/courses/attestation/templates/copy/preview/',
    'POST /api/courses/attestation/works/',
    'POST /api/courses/attestation/works/job/',
    'POST /api/courses/attestation/works/preview/',
    'POST /api/courses/attestation/batches/{batch}/undo/',
  ],
})
