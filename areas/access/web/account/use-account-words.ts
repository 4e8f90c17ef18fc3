import { useLingui } from '@lingui/react/macro'
import { languages } from '#platform/contract/language.ts'
import type { HistoryWords } from '#platform/web/history/index.ts'

const inWords = (words: Record<string, string>) => (value: string | number | boolean) =>
  words[String(value)] ?? String(value)

/** How changes of an account are described. */
export function useAccountWords(): HistoryWords {
  const { t } = useLingui()
  return {
    'access.account': {
      fields: {
        login: { title: t`Логин` },
        status: { title: t`Состояние`, format: inWords({ active: t`действует`, blocked: t`заблокирована` }) },
        block_reason: { title: t`Причина блокировки` },
        language: {
          title: t`Язык`,
          format: (code) => Object.entries(languages).find(([one]) => one === code)?.[1] ?? String(code),
        },
        second_factor: { title: t`Вход в два шага` },
        provider: { title: t`Вход через провайдера` },
        roles: { title: t`Роли` },
        mail: { title: t`Почта`, format: inWords({ changed: t`сменена владельцем` }) },
        password: {
          title: t`Пароль`,
          format: inWords({
            changed: t`сменён владельцем`,
            restored: t`восстановлен по ссылке из письма`,
            temporary: t`выдан временный`,
          }),
        },
        sessions: {
          title: t`Входы`,
          format: inWords({
            'all ended by their owner': t`все завершены владельцем`,
            'all ended by an administrator': t`все завершены администратором`,
          }),
        },
        impersonated_by: { title: t`Вход под этим человеком`, format: () => t`состоялся` },
        changes_in_name: {
          title: t`Изменения под этим именем`,
          format: inWords({ true: t`включены`, false: t`выключены` }),
        },
        reason: { title: t`Причина` },
      },
    },
  }
}
