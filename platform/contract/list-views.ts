import * as z from 'zod/mini'
import { self } from './access.ts'
import { endpoint } from './endpoint.ts'
import { t } from './text.ts'
import { id, IdParams, text } from './wire.ts'

const maxColumns = 60
const maxFilters = 30
/** Views of one list that an account may keep. */
export const maxViews = 30

/** Names a list of the product: `people.students`. */
const listName = z.string().check(z.regex(/^[a-z]+(?:[.-][a-z]+){0,4}$/), z.maxLength(60))
const columnKey = z.string().check(z.regex(/^\w{1,40}$/))
/** Columns put away from a list. */
const Hidden = z.array(columnKey).check(z.maxLength(maxColumns))
/** What stands in the list's address: filters, search, order. The list itself checks what of it still holds. */
const Query = z.record(columnKey, text(200, 0)).check(
  z.refine((query) => Object.keys(query).length <= maxFilters, {
    error: () => t`Не больше записей: ${maxFilters}`,
  }),
)
const ListParams = z.strictObject({ list: listName })

export const ListView = z.object({
  id,
  name: z.string(),
  query: z.record(z.string(), z.string()),
  hidden: z.array(z.string()),
  is_own: z.boolean(),
  /** The caller may rename, share and remove it. */
  may_change: z.boolean(),
  /** Whose it is, by full name; null where the account belongs to no person. */
  author: z.nullable(z.string()),
  /** Roles that it is shared with; none of a view of one's own. */
  roles: z.array(z.object({ id, title: z.string() })),
})
export type ListView = z.infer<typeof ListView>

/** How the caller likes a list: columns put away, and views by name: the caller's own, and those shared with a role of theirs. */
export const readListSettings = endpoint({
  method: 'GET',
  path: '/api/admin/users/lists/{list}/',
  access: self(),
  params: ListParams,
  response: z.object({ hidden: z.array(z.string()), views: z.array(ListView) }),
  summary: 'Свои столбцы и виды списка, и те, которыми поделились',
})
export const hideListColumns = endpoint({
  method: 'POST',
  path: '/api/admin/users/lists/{list}/columns/',
  access: self(),
  params: ListParams,
  body: z.strictObject({ hidden: Hidden }),
  response: z.object({ hidden: z.array(z.string()) }),
  summary: 'Выбрать столбцы списка',
})
export const saveListView = endpoint({
  method: 'POST',
  path: '/api/admin/users/lists/{list}/views/',
  access: self(),
  params: ListParams,
  body: z.strictObject({ name: text(60), query: Query, hidden: Hidden }),
  response: ListView,
  summary: 'Сохранить вид списка',
})
export const renameListView = endpoint({
  method: 'PATCH',
  path: '/api/admin/users/list-views/{id}',
  access: self(),
  params: IdParams,
  body: z.strictObject({ name: text(60) }),
  response: ListView,
  summary: 'Переименовать вид списка',
})
export const removeListView = endpoint({
  method: 'DELETE',
  path: '/api/admin/users/list-views/{id}',
  access: self(),
  params: IdParams,
  response: z.object({}),
  summary: 'Удалить вид списка',
})
