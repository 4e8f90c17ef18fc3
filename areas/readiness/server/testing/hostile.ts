import { missing } from '#tests/hostile/asked.ts'
import { hostileRoom } from '#tests/hostile/room.ts'

export const hostile = hostileRoom({
  questions: { '/api/courses/readiness/': ['', '?year_id=2', `?year_id=${missing}`] },
})
