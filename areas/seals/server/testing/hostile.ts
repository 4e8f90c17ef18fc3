import { hostileRoom } from '#tests/hostile/room.ts'

export const hostile = hostileRoom({
  questions: {
    '/api/documents/verification/': ['?code=canary', '?code=0000000000000000'],
    '/api/documents/signing/': [''],
  },
  namingNoRow: ['POST /api/documents/signing/passkey/'],
})
