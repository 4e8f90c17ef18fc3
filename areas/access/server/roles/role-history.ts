import { levelTitles } from '../../rules/rights-changes.ts'
import { inWords } from '#platform/server/audited.ts'
import { msg, type Text } from '#platform/contract/text.ts'
import type { Area } from '#platform/server/area.ts'
import { handle } from '#platform/server/handle.ts'
import type { Permission, Permissions } from '#platform/server/permission.ts'
import { readRoleHistory } from '../../contract/roles.ts'
import { ofRecord, readHistory } from '../history/read-history.ts'
import { roleRow } from './list-roles.ts'

/** What the history shows of a role. */
const roleFields = ({ keys }: Pick<Permissions, 'keys'>) => [
  'title',
  'description',
  'second_factor',
  'granters',
  ...keys,
]

export const readRoleHistoryHandler = handle(readRoleHistory, async ({ params, query, db, caller, today, context }) => {
  const { id } = await roleRow(db, { caller, today }, params.id)
  return readHistory(
    db,
    [{ subject: 'access.role', where: ofRecord(id), fields: roleFields(context.accessRules.permissions) }],
    query,
  )
})

/** Words of keys are said when they are read, not when the house is put together. */
function titlesOf(permissions: readonly Permission[]): Readonly<Record<string, Text>> {
  const titles: Record<string, Text> = {
    title: msg`Название`,
    description: msg`Описание`,
    second_factor: msg`Вход в два шага`,
    granters: msg`Кто выдаёт`,
  }
  for (const permission of permissions)
    Object.defineProperty(titles, permission.key, { enumerable: true, get: () => msg`${permission.title}` })
  return titles
}

/** Changes of roles, told with the keys of all areas. */
export function roleHistoryOf(areas: readonly Pick<Area, 'permissions'>[]): Area {
  const permissions = areas.flatMap((area) => area.permissions ?? [])
  const fields = roleFields({ keys: permissions.map(({ key }) => key) })
  return {
    endpoints: [],
    audited: [
      {
        subject: 'access.role',
        title: msg`роль`,
        titles: titlesOf(permissions),
        fields,
        values: {
          second_factor: inWords({ true: msg`обязателен`, false: msg`по желанию` }),
          ...Object.fromEntries(permissions.map(({ key }) => [key, inWords(levelTitles)])),
        },
      },
    ],
  }
}
