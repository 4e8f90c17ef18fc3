import { hostileRoom } from '#tests/hostile/room.ts'

export const hostile = hostileRoom({
  questions: {
    '/api/journal/miss-kinds/': [''],
    '/api/journal/miss-kinds/history/': [''],
  },
  // of the one school
  namingNoRow: [
    'POST /api/journal/miss-kinds/',
    'PATCH /api/journal/miss-kinds/{id}',
    'POST /api/journal/miss-kinds/order/',
  ],
})
