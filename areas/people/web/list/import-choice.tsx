import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconTableImport } from '#platform/web/icons/index.ts'
import { personKinds } from '#platform/contract/enumerations.ts'
import { allows } from '#platform/contract/access.ts'
import { useSession } from '#platform/web/api/index.ts'
import { ActionLink, ActionMenu } from '#platform/web/ui/index.ts'
import { importedLists } from './imported-lists.ts'

/** Each spreadsheet with the list in whose place it is brought in. */
const choices = [
  { title: msg`Учащиеся`, slug: personKinds.student.slug },
  { title: msg`Родители`, slug: personKinds.parent.slug },
  { title: msg`Сотрудники`, slug: personKinds.teacher.slug },
]

/** The import where people of all kinds stand: asks first whom the spreadsheet tells of. */
export function ImportChoice() {
  const { i18n } = useLingui()
  const session = useSession()
  const offered = choices.filter(({ slug }) => {
    const list = importedLists[slug]
    return list !== undefined && allows(list.access, session)
  })
  if (offered.length === 0) return null
  return (
    <ActionMenu
      text={<Trans>Импорт</Trans>}
      icon={<IconTableImport size={16} aria-hidden />}
      heading={<Trans>Кого внести из таблицы</Trans>}
    >
      {offered.map(({ title, slug }) => (
        <ActionLink key={slug} to="/passport/users/$slug" params={{ slug }} search={{ import: 'new' }}>
          {i18n._(title)}
        </ActionLink>
      ))}
    </ActionMenu>
  )
}
