import * as z from 'zod/mini'
import { usrUser } from '#areas/people/contract/permissions.ts'
import { write } from '#platform/contract/access.ts'
import { endpoint, nothing } from '#platform/contract/endpoint.ts'
import { IdParams } from '#platform/contract/wire.ts'
import { Category, CategoryValues, versionSeen } from './entries.ts'

const access = write(usrUser)

/** A new category ends the one that holds on its first day; 422 at `from` where days of another run into it otherwise. */
export const createCategory = endpoint({
  method: 'POST',
  path: '/api/users/users/{id}/categories/',
  access,
  params: IdParams,
  body: CategoryValues,
  response: Category,
  summary: 'Присвоить категорию',
})
export const changeCategory = endpoint({
  method: 'PATCH',
  path: '/api/users/categories/{id}',
  access,
  params: IdParams,
  body: z.extend(CategoryValues, { version: versionSeen }),
  response: Category,
  summary: 'Изменить категорию',
})
export const removeCategory = endpoint({
  method: 'DELETE',
  path: '/api/users/categories/{id}',
  access,
  params: IdParams,
  response: nothing,
  summary: 'Убрать категорию',
})
/** 409 where another category has taken its days meanwhile. */
export const restoreCategory = endpoint({
  method: 'POST',
  path: '/api/users/categories/{id}/restore/',
  access,
  params: IdParams,
  response: nothing,
  summary: 'Вернуть убранную категорию',
})
