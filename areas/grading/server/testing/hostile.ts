import { hostileRoom } from '#tests/hostile/room.ts'

export const hostile = hostileRoom({
  questions: {
    '/api/courses/grading-policy/': ['', '?year_id=2'],
  },
  namingNoRow: [
    // of a year, its days and bells, which everybody may name
    'POST /api/courses/grading-policy/',
    'POST /api/courses/grading-policy/preview/',
  ],
})
