import { hostileRoom } from '#tests/hostile/room.ts'

export const hostile = hostileRoom({
  questions: {
    '/api/logging/audit/changes/': ['', '?section=people', '?search=canary', '?person_id=2'],
    '/api/logging/audit/changes/export/': ['?columns=at,who,subject,about,steps'],
    '/api/logging/audit/sign-ins/': ['', '?search=canary'],
    '/api/logging/audit/failed-sign-ins/': ['', '?search=canary'],
    '/api/logging/audit/sign-ins/export/': ['?columns=person,device,under'],
    '/api/logging/audit/failed-sign-ins/export/': ['?columns=person,device,address'],
    '/api/logging/audit/denials/export/': ['?columns=person,under,summary', '?columns=person&search=canary'],
    '/api/logging/audit/denials/': ['', '?period=2026-11-01~2026-11-20'],
  },
})
