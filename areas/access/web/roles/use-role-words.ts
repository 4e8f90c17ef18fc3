import { useLingui } from '@lingui/react/macro'
import type { HistoryWords } from '#platform/web/history/index.ts'
import { levelTitles, type CellLevel } from '../../rules/rights-changes.ts'
import { usePermissionTitles } from './use-permission-titles.ts'

const isLevel = (value: unknown): value is CellLevel => value === 'none' || value === 'read' || value === 'write'

/** How the history of a role is described. */
export function useRoleWords(): HistoryWords {
  const { t } = useLingui()
  const titles = usePermissionTitles()
  const format = (value: string | number | boolean) => (isLevel(value) ? levelTitles[value] : String(value))
  const rights = [...titles].map(([key, title]) => [key, { title, format }] as const)
  return {
    'access.role': {
      fields: {
        title: { title: t`Название` },
        description: { title: t`Описание` },
        second_factor: {
          title: t`Вход в два шага`,
          format: (value) => (value === true ? t`обязателен` : t`по желанию`),
        },
        ...Object.fromEntries(rights),
      },
    },
  }
}
