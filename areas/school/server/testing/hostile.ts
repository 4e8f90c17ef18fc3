import { hostileRoom } from '#tests/hostile/room.ts'

export const hostile = hostileRoom({
  questions: {
    '/api/passport/school/': [''],
    '/api/passport/school/history': [''],
    '/api/passport/school/counts': [''],
    '/api/passport/school/first-steps': [''],
  },
  namingNoRow: [
    // of the one school
    'PATCH /api/passport/school/',
    'POST /api/passport/school/logo',
    'DELETE /api/passport/school/logo',
  ],
})
