import { displayDate } from '#platform/contract/calendar-date.ts'
import { msg, t, texts } from '#platform/contract/text.ts'
import { handle } from '#platform/server/handle.ts'
import type { Permission } from '#platform/server/permission.ts'
import { writeSheet, type SheetColumn } from '#platform/server/xlsx.ts'
import { exportRights } from '../../contract/rights-matrix.ts'
import { levelAt, levelsOf } from '../../rules/rights-changes.ts'
import { matrixOf } from './read-matrix.ts'

/** As a printed matrix says it. */
const signs = texts({ none: null, read: msg`чтение`, write: msg`правка` })
const described: SheetColumn<Permission>[] = [
  { title: msg`Раздел`, width: 26, kind: 'text', of: ({ group }) => group.title },
  { title: msg`Доступ`, width: 30, kind: 'text', of: ({ title }) => title },
  { title: msg`Что открывает`, width: 50, kind: 'text', of: ({ opens }) => opens },
  { title: msg`Ключ`, width: 30, kind: 'text', of: ({ key }) => key },
]

/** The matrix as a sheet: keys down, roles across. */
export const exportRightsHandler = handle(exportRights, async ({ db, today, caller, context, record }) => {
  const { permissions } = context.accessRules
  const { roles, grants } = await matrixOf(db, permissions)
  const levels = levelsOf(grants)
  const ofRoles = roles.map(({ id, title }): SheetColumn<Permission> => {
    return { title, width: 14, kind: 'text', of: ({ key }) => signs[levelAt(levels, id, key)] }
  })
  const bytes = await writeSheet(t`Права ролей`, [...described, ...ofRoles], permissions.all)
  await record({
    subject: 'platform.export',
    id: caller.accountId,
    after: { list: 'access.rights', rows: permissions.all.length },
  })
  return { name: t`Права ролей ${displayDate(today)}.xlsx`, bytes }
})
