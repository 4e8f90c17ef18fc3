import { groups } from '#tests/hostile/asked.ts'
import { hostileRoom } from '#tests/hostile/room.ts'

export const hostile = hostileRoom({
  questions: { '/api/journal/journal/group/{id}/attendance/export/': [...groups.map(String), '2?quarter=2'] },
})
