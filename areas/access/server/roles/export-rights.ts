import { displayDate } from '#platform/contract/calendar-date.ts'
import { handle } from '#platform/server/handle.ts'
import { writeSheet, type SheetColumn } from '#platform/server/xlsx.ts'
import { exportRights } from '../../contract/rights-matrix.ts'
import { permissionGroups } from '../../rules/permission-groups.ts'
import { permissionTexts } from '../../rules/permission-texts.ts'
import { levelAt, levelsOf } from '../../rules/rights-changes.ts'
import { matrixOf } from './read-matrix.ts'

const rows = permissionGroups.flatMap(({ title, keys }) =>
  keys.map((key) => ({ group: title, key, ...permissionTexts[key] })),
)
type Row = (typeof rows)[number]
/** As a printed matrix says it. */
const signs = { none: null, read: 'чтение', write: 'правка' }
const described: SheetColumn<Row>[] = [
  { title: 'Раздел', width: 26, kind: 'text', of: ({ group }) => group },
  { title: 'Доступ', width: 30, kind: 'text', of: ({ name }) => name },
  { title: 'Что открывает', width: 50, kind: 'text', of: ({ opens }) => opens },
  { title: 'Ключ', width: 30, kind: 'text', of: ({ key }) => key },
]

/** The matrix as a sheet: keys down, roles across. */
export const exportMatrix = handle(exportRights, async ({ db, today, caller, record }) => {
  const { roles, grants } = await matrixOf(db)
  const levels = levelsOf(grants)
  const ofRoles = roles.map(({ id, title }): SheetColumn<Row> => {
    return { title, width: 14, kind: 'text', of: ({ key }) => signs[levelAt(levels, id, key)] }
  })
  const bytes = await writeSheet('Права ролей', [...described, ...ofRoles], rows)
  await record({
    subject: 'platform.export',
    id: caller.accountId,
    after: { list: 'access.rights', rows: rows.length },
  })
  return { name: `Права ролей ${displayDate(today)}.xlsx`, bytes }
})
