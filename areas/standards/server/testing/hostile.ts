import { missing } from '#tests/hostile/asked.ts'
import { attemptsOnImport, hostileRoom } from '#tests/hostile/room.ts'

export const hostile = hostileRoom({
  questions: {
    '/api/courses/rup/{id}/compare/': ['1', '1?year_id=2', '1?standard_id=1&all=true', String(missing)],
    '/api/courses/rup/{id}/compare/export/': ['1', '1?all=true', String(missing)],
    '/api/courses/standards/': [''],
    '/api/courses/import/standards/': [''],
    '/api/courses/import/standards/template/': [''],
    '/api/courses/import/standards/{id}/': ['1', '2', '51', String(missing)],
    '/api/courses/import/standards/{id}/leftovers/': ['1', '2', '51', String(missing)],
  },
  namingNoRow: [
    'POST /api/courses/import/standards/',
    // of state plans, which everybody who keeps plans may name
    'POST /api/courses/standards/',
    'PATCH /api/courses/standards/{id}',
  ],
  attempts: (_own, foreign) => attemptsOnImport('/api/courses/import/standards', foreign),
})
