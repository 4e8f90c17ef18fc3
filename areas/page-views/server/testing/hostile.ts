import { missing } from '#tests/hostile/asked.ts'
import { hostileRoom } from '#tests/hostile/room.ts'

export const hostile = hostileRoom({
  questions: {
    '/api/logging/page-views/report/': ['', '?audience=students&days=7'],
    '/api/logging/page-views/people/': ['', '?away=7', '?search=canary'],
    '/api/logging/page-views/people/{id}/': [2, 15, missing].map(String),
    '/api/logging/page-views/people/export/': ['?columns=name,views'],
  },
  namingNoRow: [
    // of roles, which everybody who may change them may name
    'POST /api/logging/logging/events/page-view/',
  ],
})
