import { missing } from '#tests/hostile/asked.ts'
import { hostileRoom } from '#tests/hostile/room.ts'

export const hostile = hostileRoom({
  questions: {
    '/api/grouping/rollover/': ['', '?into_id=1', `?into_id=${missing}`],
    '/api/grouping/rollover/{into_id}/classes/{class_id}/': ['1', '2', `${missing}`],
  },
  // a roll-over is of the whole school: who may not begin one for all its classes may do nothing with it
  namingNoRow: [
    'PATCH /api/grouping/rollover/{into_id}/parallels/{number}/',
    'PATCH /api/grouping/rollover/{into_id}/lowest/',
    'POST /api/grouping/rollover/{into_id}/held/',
    'POST /api/grouping/rollover/{into_id}/choices/',
    'POST /api/grouping/rollover/{into_id}/run/',
    'POST /api/grouping/rollover/{into_id}/undo/preview/',
    'POST /api/grouping/rollover/{into_id}/undo/',
  ],
})
