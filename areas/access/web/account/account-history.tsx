import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { historyQuery } from '#platform/contract/history.ts'
import { query } from '#platform/web/api/index.ts'
import { HistoryPanel, type HistoryWords } from '#platform/web/history/index.ts'
import { useUrlState } from '#platform/web/ui/index.ts'
import { readAccountHistory } from '../../contract/account-card.ts'

const Address = z.object({ page: historyQuery.page })

/** What has been changed in an account: roles, blocking, password, acting in its holder's name. */
export function AccountHistory({ accountId }: { accountId: number }) {
  const [{ page }, change] = useUrlState(Address)
  const history = useQuery(
    query(readAccountHistory, { params: { id: String(accountId) }, query: { page: String(page) } }),
  )
  return <HistoryPanel of={history} words={useAccountWords()} onPage={(to) => change({ page: to })} />
}

function useAccountWords(): HistoryWords {
  const { t } = useLingui()
  const inWords = (words: Record<string, string>) => (value: string | number | boolean) =>
    words[String(value)] ?? String(value)
  return {
    'access.account': {
      fields: {
        status: { title: t`Состояние`, say: inWords({ active: t`действует`, blocked: t`заблокирована` }) },
        roles: { title: t`Роли` },
        password: {
          title: t`Пароль`,
          say: inWords({ changed: t`сменён владельцем`, restored: t`восстановлен по ссылке из письма` }),
        },
        sessions: { title: t`Входы`, say: () => t`все завершены владельцем` },
        impersonated_by: { title: t`Вход под этим человеком`, say: () => t`состоялся` },
        reason: { title: t`Причина` },
      },
    },
  }
}
