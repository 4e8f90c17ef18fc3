import { t } from '@lingui/core/macro'
import { permissionKeys } from '#platform/contract/permission-keys.ts'
import type { HistoryWords } from '#platform/web/history/index.ts'
import { permissionTexts } from '../../rules/permission-texts.ts'
import type { CellLevel } from '../../rules/rights-changes.ts'

/** What a role holds of a key, in words. */
export const levelTitle = (level: CellLevel): string => ({ none: t`нет`, read: t`чтение`, write: t`правка` })[level]

const isLevel = (value: unknown): value is CellLevel => value === 'none' || value === 'read' || value === 'write'

/** How the history of a role is told. */
export function roleWords(): HistoryWords {
  const say = (value: string | number | boolean) => (isLevel(value) ? levelTitle(value) : String(value))
  const rights = permissionKeys.map((key) => [key, { title: permissionTexts[key].name, say }] as const)
  return {
    'access.role': {
      fields: {
        title: { title: t`Название` },
        description: { title: t`Описание` },
        second_factor: { title: t`Вход в два шага`, say: (value) => (value === true ? t`обязателен` : t`по желанию`) },
        ...Object.fromEntries(rights),
      },
    },
  }
}
