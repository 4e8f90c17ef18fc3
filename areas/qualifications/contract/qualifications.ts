import * as z from 'zod/mini'
import { logAudit } from '#areas/access/contract/permissions.ts'
import { usrUser } from '#areas/people/contract/permissions.ts'
import { anyOf, read, signedIn, write } from '#platform/contract/access.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { HistoryPage, historyQuery } from '#platform/contract/history.ts'
import { IdParams, isoDate } from '#platform/contract/wire.ts'
import { Category, Education, Seniority } from './entries.ts'

/** The highest education first, the latest count, the latest category first. */
export const Qualifications = z.object({
  educations: z.array(Education),
  seniorities: z.array(Seniority),
  categories: z.array(Category),
  /** On today's date; null where nothing has been counted. */
  present: z.nullable(z.object({ general_months: z.int(), teaching_months: z.int() })),
  /** How many months before its end a category is told of. */
  notice_months: z.number(),
  may_write: z.boolean(),
  today: isoDate,
})
export type Qualifications = z.infer<typeof Qualifications>

/** Of staff whose records one keeps, whose posts or load one sees, and of oneself; 404 for all others. */
export const readQualifications = endpoint({
  method: 'GET',
  path: '/api/users/users/{id}/qualifications/',
  access: signedIn(),
  params: IdParams,
  response: Qualifications,
  summary: 'Образование, стаж и категория сотрудника',
})
export const readQualificationsHistory = endpoint({
  method: 'GET',
  path: '/api/users/users/{id}/qualifications/history/',
  access: anyOf(write(usrUser), read(logAudit)),
  params: IdParams,
  query: z.strictObject(historyQuery),
  response: HistoryPage,
  summary: 'История образования, стажа и категорий сотрудника',
})
