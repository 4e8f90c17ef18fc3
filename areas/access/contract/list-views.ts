import * as z from 'zod/mini'
import { endpoint } from '#platform/contract/endpoint.ts'
import { ListView } from '#platform/contract/list-views.ts'
import { t } from '#platform/contract/text.ts'
import { id, IdParams } from '#platform/contract/wire.ts'
import { sharesViews } from './access.ts'

const maxRoles = 100

export const listRolesForViews = endpoint({
  method: 'GET',
  path: '/api/admin/users/list-views/roles/',
  access: sharesViews,
  response: z.object({ items: z.array(z.object({ id, title: z.string() })) }),
  summary: 'Роли, с которыми можно поделиться видом списка',
})
/**
 * Shows a view to whoever holds one of these roles, beside their own; with no role it is its author's alone again. One's own,
 * or another's that is shared already. Each reader finds by it what the list shows to them.
 */
export const shareListView = endpoint({
  method: 'PATCH',
  path: '/api/admin/users/list-views/{id}/roles/',
  access: sharesViews,
  params: IdParams,
  body: z.strictObject({
    role_ids: z.array(id).check(
      z.maxLength(maxRoles),
      z.refine((given) => new Set(given).size === given.length, { error: () => t`Названо дважды` }),
    ),
  }),
  response: ListView,
  summary: 'Поделиться видом списка с ролями',
})
