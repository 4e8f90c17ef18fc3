import { Trans } from '@lingui/react/macro'
import { PasswordPanel, SessionsPanel } from '#areas/access/web/index.ts'
import { PageFrame } from '#platform/web/ui/index.ts'

/** `/users/profile`: oneself. */
export function ProfilePage() {
  return (
    <PageFrame title={<Trans>Мой профиль</Trans>}>
      <PasswordPanel />
      <SessionsPanel />
    </PageFrame>
  )
}
