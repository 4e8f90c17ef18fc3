import * as z from 'zod/mini'
import { usrUser } from '#areas/people/contract/permissions.ts'
import { write } from '#platform/contract/access.ts'
import { endpoint, nothing } from '#platform/contract/endpoint.ts'
import { IdParams } from '#platform/contract/wire.ts'
import { Seniority, SeniorityValues, versionSeen } from './entries.ts'

const access = write(usrUser)

/** 422 at `counted_on` where another count stands on the same day, at `teaching_months` where it exceeds the general one. */
export const createSeniority = endpoint({
  method: 'POST',
  path: '/api/users/users/{id}/seniorities/',
  access,
  params: IdParams,
  body: SeniorityValues,
  response: Seniority,
  summary: 'Записать стаж на дату',
})
export const changeSeniority = endpoint({
  method: 'PATCH',
  path: '/api/users/seniorities/{id}',
  access,
  params: IdParams,
  body: z.extend(SeniorityValues, { version: versionSeen }),
  response: Seniority,
  summary: 'Изменить стаж',
})
export const removeSeniority = endpoint({
  method: 'DELETE',
  path: '/api/users/seniorities/{id}',
  access,
  params: IdParams,
  response: nothing,
  summary: 'Убрать запись о стаже',
})
export const restoreSeniority = endpoint({
  method: 'POST',
  path: '/api/users/seniorities/{id}/restore/',
  access,
  params: IdParams,
  response: nothing,
  summary: 'Вернуть убранную запись о стаже',
})
