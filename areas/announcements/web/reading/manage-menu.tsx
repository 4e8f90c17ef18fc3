import { useLingui } from '@lingui/react/macro'
import { Action, ActionMenu } from '#platform/web/ui/index.ts'
import type { Announcement } from '../../contract/announcements.ts'
import type { Manage } from './use-manage.ts'

/** What ends an announcement: a draft is removed, a published one taken back. */
export function ManageMenu({ announcement: { state, title }, manage }: { announcement: Announcement; manage: Manage }) {
  const { t } = useLingui()
  if (state === 'taken_back') return null
  return (
    <ActionMenu label={t`Ещё: ${title}`}>
      {state === 'draft' ? (
        <Action isDangerous onClick={manage.remove}>{t`Удалить черновик`}</Action>
      ) : (
        <Action isDangerous onClick={manage.takeBack}>{t`Отозвать`}</Action>
      )}
    </ActionMenu>
  )
}
