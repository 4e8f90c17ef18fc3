import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { query } from '#platform/web/api/index.ts'
import { Answer, Can, LinkButton, SimpleGrid, Stack, Title } from '#platform/web/ui/index.ts'
import { readAccountCard } from '../../contract/account-card.ts'
import { explainAccess } from '../../contract/explain-access.ts'
import { AccountHistory } from './account-history.tsx'
import { AccountPanel } from './account-panel.tsx'
import { NewAccount } from './new-account.tsx'
import { RolesPanel } from './roles-panel.tsx'
import { SignInsPanel } from './sign-ins-panel.tsx'

/** «Доступ» of a person who may have no account yet. */
export function AccessTab({ personId, accountId }: { personId: number; accountId: number | null }) {
  return accountId === null ? <NewAccount personId={personId} /> : <AccountTab accountId={accountId} />
}

/** An account, its roles, its last sign-ins, and what has been changed in it. */
function AccountTab({ accountId }: { accountId: number }) {
  const account = useQuery(query(readAccountCard, { params: { id: String(accountId) } }))
  return (
    <Stack gap="md">
      <Answer of={account}>
        {(card) => (
          <SimpleGrid cols={{ xs: 1, md: 2 }} spacing="md" style={{ alignItems: 'start' }}>
            <Stack gap="md">
              <AccountPanel account={card} />
              <RolesPanel accountId={accountId} />
              <Can use={explainAccess}>
                <LinkButton
                  variant="default"
                  to="/passport/roles"
                  search={{ section: 'why', account: String(accountId) }}
                >
                  <Trans>Почему есть или нет доступа</Trans>
                </LinkButton>
              </Can>
            </Stack>
            <SignInsPanel signIns={card.sign_ins} />
          </SimpleGrid>
        )}
      </Answer>
      <Title order={2} size="h4">
        <Trans>Изменения доступа</Trans>
      </Title>
      <AccountHistory accountId={accountId} />
    </Stack>
  )
}
