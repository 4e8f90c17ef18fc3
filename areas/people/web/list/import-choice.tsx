import { Trans } from '@lingui/react/macro'
import { IconTableImport } from '#platform/web/icons/index.ts'
import { personKinds } from '#platform/contract/enumerations.ts'
import { useAllowed } from '#platform/web/api/index.ts'
import { ActionLink, ActionMenu } from '#platform/web/ui/index.ts'
import { importParents, importStaff, importStudents } from '../../contract/import.ts'

/** Each spreadsheet with the list in whose place it is brought in. */
const choices = [
  { of: importStudents, slug: personKinds.student.slug },
  { of: importParents, slug: personKinds.parent.slug },
  { of: importStaff, slug: personKinds.teacher.slug },
]

/** The import where people of all kinds stand: asks first whom the spreadsheet tells of. */
export function ImportChoice() {
  const mayFamilies = useAllowed(importStudents.stage)
  const mayStaff = useAllowed(importStaff.stage)
  const offered = choices.filter(({ of }) => (of === importStaff ? mayStaff : mayFamilies))
  if (offered.length === 0) return null
  return (
    <ActionMenu
      text={<Trans>Импорт</Trans>}
      icon={<IconTableImport size={16} aria-hidden />}
      heading={<Trans>Кого внести из таблицы</Trans>}
    >
      {offered.map(({ of, slug }) => (
        <ActionLink key={slug} to="/passport/users/$slug" params={{ slug }} search={{ import: 'new' }}>
          {of.title}
        </ActionLink>
      ))}
    </ActionMenu>
  )
}
