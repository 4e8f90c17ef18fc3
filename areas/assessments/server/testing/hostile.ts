import { missing } from '#tests/hostile/asked.ts'
import { hostileRoom } from '#tests/hostile/room.ts'

export const hostile = hostileRoom({
  questions: {
    '/api/courses/attestation/': ['', '?year_id=2'],
    '/api/courses/attestation/{id}': ['1', String(missing)],
    '/api/courses/attestation/export/': ['?columns=name,mode,I'],
    '/api/journal/works/schedule/': [
      '',
      '?mine=true',
      ...[1, 2, 3, missing].map((id) => `?class_id=${id}`),
      '?quarter=5',
    ],
    '/api/journal/works/schedule/print/': ['?class_id=1', '?class_id=3'],
    '/api/journal/works/schedule/export/': ['?class_id=2'],
  },
  // lines of the plan, which everybody who may change them may name
  namingNoRow: ['PATCH /api/courses/attestation/{id}'],
})
