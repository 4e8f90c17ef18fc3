import { missing } from '#tests/hostile/asked.ts'
import { hostileRoom } from '#tests/hostile/room.ts'

const roll = '/api/journal/journal/lesson/{id}/roll/'

export const hostile = hostileRoom({
  questions: { '/api/journal/journal/lesson/{id}/roll/': ['1', '400', String(missing)] },
  attempts: (_own, foreign) => [
    { method: 'POST', path: roll, id: foreign.lesson },
    { method: 'DELETE', path: roll, id: foreign.lesson },
  ],
})
