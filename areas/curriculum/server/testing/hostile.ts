import { missing } from '#tests/hostile/asked.ts'
import { hostileRoom, none } from '#tests/hostile/room.ts'

const lineChange = {
  component: 'state',
  hours: 5,
  hours_year: null,
  subgroups: 1,
  grading_mode: 'every_quarter',
  version: 1,
}

export const hostile = hostileRoom({
  questions: {
    '/api/courses/courses/': ['', '?year_id=2', '?search=canary'],
    '/api/courses/courses/{id}': ['1', '1?year_id=2', String(missing)],
    '/api/courses/cathedras/': ['', '?year_id=2', '?search=canary'],
    '/api/courses/cathedras/{id}': ['1', '2?year_id=2', String(missing)],
    '/api/courses/rup/': ['', '?year_id=2', '?search=canary'],
    '/api/courses/rup/export/': ['', '?year_id=2', '?search=canary'],
    '/api/courses/courses/export/': ['?columns=name,cathedra', '?columns=name&search=canary'],
    '/api/courses/cathedras/export/': ['?columns=name,head', '?columns=name&search=canary'],
  },
  attempts: () => [
    ...['save/', 'save/preview/'].map((end) => ({
      method: 'POST' as const,
      path: `/api/courses/rup/{id}/${end}` as const,
      id: none,
      body: {
        steps: [
          {
            client_id: '0d4b5a8e-1f0c-4b52-9a40-6f3c7a4e9b10',
            place: { parallel: 7, language: '', profile: '', class_id: null },
            course_id: 1,
            component: 'state',
            hours: 5,
            version: 1,
          },
        ],
      },
    })),
    { method: 'PATCH', path: '/api/courses/rup/lines/{id}', id: none, body: lineChange },
    { method: 'POST', path: '/api/courses/rup/lines/{id}/preview/', id: none, body: lineChange },
  ],
})
