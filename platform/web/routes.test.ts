import { expect, test } from 'vitest'
import { routerPath } from './routes.ts'

test.each([
  ['/', '/'],
  ['/users/profile', '/users/profile'],
  ['/users/{id}', '/users/$id'],
  ['/planning/ksp/ktp-{id}', '/planning/ksp/ktp-{$id}'],
  ['/groups/{id}/students/{student_id}', '/groups/$id/students/$student_id'],
  ['/{all}', '/$'],
] as const)('the router knows %s as %s', (path, known) => expect(routerPath(path)).toBe(known))
