import { useLingui } from '@lingui/react/macro'
import type { HistoryWords } from '#platform/web/history/index.ts'

/** How changes of an account are told. */
export function useAccountWords(): HistoryWords {
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
