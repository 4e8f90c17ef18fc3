import * as z from 'zod/mini'
import { anyOf, inOwnName, read, write } from '#platform/contract/access.ts'
import { Preview } from '#platform/contract/preview.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { fileEndpoint, fileTypes } from '#platform/contract/file.ts'
import { t } from '#platform/contract/text.ts'
import { id } from '#platform/contract/wire.ts'
import { cellLevels } from '../rules/rights-changes.ts'
import { pasRoles, pasRolesSettings } from './permissions.ts'

/** A key as it travels; which there are the areas say, so that the server looks it up. */
const key = z.string().check(z.maxLength(60), z.regex(/^[a-z]+(_[a-z]+)+$/, { error: () => t`Ожидается ключ доступа` }))

const level = z.enum(cellLevels)

/** Roles and the keys they hold; a pair that is not named is none. */
export const RightsMatrix = z.object({
  roles: z.array(
    z.object({
      id,
      /** Of a default role its name in the specification; the school's own have one of their own. */
      name: z.string(),
      title: z.string(),
      is_system: z.boolean(),
      people: z.int(),
    }),
  ),
  grants: z.array(z.object({ role_id: id, key, level })),
})
export type RightsMatrix = z.infer<typeof RightsMatrix>

export const readRightsMatrix = endpoint({
  method: 'GET',
  path: '/api/admin/roles/matrix/',
  access: read(pasRolesSettings),
  response: RightsMatrix,
  hot: true,
  summary: 'Матрица прав: роли и их ключи',
})

/** More cells than any matrix of thirty roles loses in one go. */
const maxChanges = 5000
const Change = z.strictObject({ role_id: id, key, level, seen: level })
const isOnce = (changes: { role_id: number; key: string }[]) =>
  new Set(changes.map((one) => `${one.role_id}:${one.key}`)).size === changes.length
const Changes = z.strictObject({
  changes: z
    .array(Change)
    .check(
      z.minLength(1, { error: () => t`Изменений нет` }),
      z.maxLength(maxChanges),
      z.refine(isOnce, { error: () => t`Одна ячейка названа дважды` }),
    ),
})

/** 409 where a cell no longer stands as it was seen: nothing of all is saved, and the sentence names the cells. */
export const saveRights = endpoint({
  method: 'PATCH',
  path: '/api/admin/roles/matrix/',
  access: inOwnName(write(pasRolesSettings)),
  body: Changes,
  response: RightsMatrix,
  summary: 'Изменить права ролей',
  silent: true,
})
/** What the changes do, role by role: each with how many people it reaches. */
export const previewRights = endpoint({
  method: 'POST',
  path: '/api/admin/roles/matrix/preview/',
  access: write(pasRolesSettings),
  reads: true,
  body: Changes,
  response: Preview,
  summary: 'Скольких людей коснутся изменения прав',
})
export const exportRights = fileEndpoint({
  path: '/api/admin/roles/matrix/export/',
  access: read(pasRolesSettings),
  file: fileTypes.xlsx,
  summary: 'Матрица прав в XLSX',
})

const KeyHolder = z.object({
  account_id: id,
  person_id: z.nullable(id),
  full_name: z.string(),
  level: z.enum(['read', 'write']),
  /** Those of their roles that give it. */
  roles: z.array(z.string()),
  /** Through no role without limits. */
  is_limited: z.boolean(),
})
/** The first two hundred by name, and how many there are; the number of those for writing beside. */
export const findKeyHolders = endpoint({
  method: 'GET',
  path: '/api/admin/roles/holders/',
  access: anyOf(read(pasRoles), read(pasRolesSettings)),
  query: z.strictObject({ key }),
  response: z.object({ total: z.int(), writers: z.int(), items: z.array(KeyHolder) }),
  hot: true,
  summary: 'Кто имеет доступ по ключу и через какие роли',
})
