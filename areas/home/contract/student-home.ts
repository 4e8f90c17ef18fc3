import * as z from 'zod/mini'
import { jrnJournal } from '#areas/journal/contract/permissions.ts'
import { read } from '#platform/contract/access.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { isoDate } from '#platform/contract/wire.ts'
import { StudentDay } from './dashboard.ts'

/** What a student opens with: the own day, homework, new marks, misses; null for whoever is no student. */
export const readStudentHome = endpoint({
  method: 'GET',
  path: '/api/journal/home/student/',
  access: read(jrnJournal),
  response: z.object({ today: isoDate, own: z.nullable(StudentDay) }),
  summary: 'Уроки ученика на сегодня, домашние задания, новые отметки',
})
