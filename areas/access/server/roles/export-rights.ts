import { displayDate } from '#platform/contract/calendar-date.ts'
import { msg, t, texts } from '#platform/contract/text.ts'
import { handle } from '#platform/server/handle.ts'
import { writeSheet, type SheetColumn } from '#platform/server/xlsx.ts'
import { exportRights } from '../../contract/rights-matrix.ts'
import { permissionGroups } from '../../rules/permission-groups.ts'
import { permissionTexts } from '../../rules/permission-texts.ts'
import { levelAt, levelsOf } from '../../rules/rights-changes.ts'
import { matrixOf } from './read-matrix.ts'

const rowsOf = () =>
  permissionGroups.flatMap(({ title, keys }) => keys.map((key) => ({ group: title, key, ...permissionTexts[key] })))
type Row = ReturnType<typeof rowsOf>[number]
/** As a printed matrix says it. */
const signs = texts({ none: null, read: msg`чтение`, write: msg`правка` })
const described: SheetColumn<Row>[] = [
  { title: msg`Раздел`, width: 26, kind: 'text', of: ({ group }) => group },
  { title: msg`Доступ`, width: 30, kind: 'text', of: ({ name }) => name },
  { title: msg`Что открывает`, width: 50, kind: 'text', of: ({ opens }) => opens },
  { title: msg`Ключ`, width: 30, kind: 'text', of: ({ key }) => key },
]

/** The matrix as a sheet: keys down, roles across. */
export const exportMatrix = handle(exportRights, async ({ db, today, caller, record }) => {
  const { roles, grants } = await matrixOf(db)
  const levels = levelsOf(grants)
  const ofRoles = roles.map(({ id, title }): SheetColumn<Row> => {
    return { title, width: 14, kind: 'text', of: ({ key }) => signs[levelAt(levels, id, key)] }
  })
  const rows = rowsOf()
  const bytes = await writeSheet(t`Права ролей`, [...described, ...ofRoles], rows)
  await record({
    subject: 'platform.export',
    id: caller.accountId,
    after: { list: 'access.rights', rows: rows.length },
  })
  return { name: t`Права ролей ${displayDate(today)}.xlsx`, bytes }
})
