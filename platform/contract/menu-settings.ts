import * as z from 'zod/mini'
import { self } from './access.ts'
import { endpoint } from './endpoint.ts'

/** More are no choice any more. */
export const maxFavourites = 12
const maxGroups = 20

const name = z.string().check(z.regex(/^[a-z][a-z-]{0,39}$/))
const Favourites = z.array(name).check(z.maxLength(maxFavourites))
/** By group of the menu: whether it is folded. A group that is not named stands as the program has it. */
const Folds = z.record(name, z.boolean()).check(z.refine((folds) => Object.keys(folds).length <= maxGroups))

const MenuSettings = z.object({
  /** Pages by name, in their order; null: nothing was chosen, the program proposes by what the rights open. */
  favourites: z.nullable(z.array(z.string())),
  folds: z.record(z.string(), z.boolean()),
})
export type MenuSettings = z.infer<typeof MenuSettings>

/** How the caller likes the menu. */
export const readMenuSettings = endpoint({
  method: 'GET',
  path: '/api/admin/users/menu/',
  access: self(),
  response: MenuSettings,
  silent: true,
  summary: 'Своё меню: избранное и сложенные группы',
})
/** What is not given stays; folds are added to those kept. */
export const changeMenuSettings = endpoint({
  method: 'PATCH',
  path: '/api/admin/users/menu/',
  access: self(),
  body: z.strictObject({ favourites: z.optional(z.nullable(Favourites)), folds: z.optional(Folds) }),
  response: MenuSettings,
  summary: 'Изменить своё меню',
})
