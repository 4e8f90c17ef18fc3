import { missing } from '#tests/hostile/asked.ts'
import { attemptsOnImport, hostileRoom } from '#tests/hostile/room.ts'

export const hostile = hostileRoom({
  questions: {
    '/api/cabinet/buildings/': ['', '?archived=true'],
    '/api/cabinet/buildings/{id}/history/': ['1', String(missing)],
    '/api/cabinet/buildings/{id}/plans/': ['1', String(missing)],
    '/api/cabinet/rooms/': ['', '?search=canary', '?building=1&floor=2&seats=20', '?archived=true'],
    '/api/cabinet/rooms/{id}': ['1', String(missing)],
    '/api/cabinet/rooms/{id}/history/': ['1', String(missing)],
    '/api/cabinet/rooms/export/': ['?columns=title,responsible', '?columns=title&search=canary'],
    '/api/cabinet/import/rooms/': [''],
    '/api/cabinet/import/rooms/template/': [''],
    '/api/cabinet/import/rooms/{id}/': ['1', '2', '51', String(missing)],
    '/api/cabinet/import/rooms/{id}/leftovers/': ['1', '2', '51', String(missing)],
  },
  namingNoRow: [
    'POST /api/cabinet/import/rooms/',
    // of buildings and what stands in them, which everybody who keeps them may name
    'POST /api/cabinet/buildings/',
    'PATCH /api/cabinet/buildings/{id}',
    'DELETE /api/cabinet/buildings/{id}',
    'POST /api/cabinet/buildings/{id}/plans/',
    'POST /api/cabinet/areas/',
    'PATCH /api/cabinet/areas/{id}',
    'DELETE /api/cabinet/areas/{id}',
    'POST /api/cabinet/rooms/',
    'PATCH /api/cabinet/rooms/{id}',
    'DELETE /api/cabinet/rooms/{id}',
    'PATCH /api/cabinet/plans/{id}',
    'DELETE /api/cabinet/plans/{id}',
    'POST /api/cabinet/plans/{id}/places/',
  ],
  attempts: (_own, foreign) => attemptsOnImport('/api/cabinet/import/rooms', foreign),
})
