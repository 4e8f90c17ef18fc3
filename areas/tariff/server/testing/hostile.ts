import { missing } from '#tests/hostile/asked.ts'
import { hostileRoom } from '#tests/hostile/room.ts'

export const hostile = hostileRoom({
  namingNoRow: ['POST /api/courses/tariff/issues/', 'POST /api/courses/tariff/notebooks/'],
  questions: {
    '/api/courses/tariff/': ['', '?year_id=2', '?date=2026-09-01'],
    '/api/courses/tariff/export/': ['', '?issue_id=1'],
    '/api/courses/tariff/print/': ['', '?size=A4'],
    '/api/courses/tariff/issues/': ['', '?year_id=2'],
    '/api/courses/tariff/issues/{id}/': [1, missing].map(String),
    '/api/courses/tariff/issues/{id}/compare/': [1, missing].map(String),
  },
})
