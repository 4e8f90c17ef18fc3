import { hostileRoom } from '#tests/hostile/room.ts'

export const hostile = hostileRoom({
  questions: {
    '/api/media/documents/given/{client_id}': ['00000000-0000-4000-8000-000000000000'],
    '/api/media/pictures/{stem}': [
      `00000000-0000-4000-8000-000000000000?width=64&until=1&proof=${'a'.repeat(43)}`,
      `00000000-0000-4000-8000-000000000000?width=64&until=9999999999999&proof=${'a'.repeat(43)}`,
    ],
  },
  namingNoRow: [
    // of roles, which everybody who may change them may name
    'POST /api/media/photos/',
    'POST /api/media/plans/',
    // of a year, its days and bells, which everybody may name
    'POST /api/media/documents/',
  ],
})
