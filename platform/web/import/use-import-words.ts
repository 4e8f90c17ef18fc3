import { useLingui } from '@lingui/react/macro'
import type { ImportFilter, ImportVerdict } from '#platform/contract/import.ts'

/** Verdicts as they are called, of many rows and of one. */
export function useImportWords(): { filters: Record<ImportFilter, string>; verdicts: Record<ImportVerdict, string> } {
  const { t } = useLingui()
  return {
    filters: {
      all: t`Все`,
      new: t`Новые`,
      changed: t`Изменятся`,
      same: t`Без изменений`,
      error: t`Ошибки`,
      warning: t`Проверьте`,
      left_out: t`Пропущены`,
      refused: t`Не внесены`,
      kept: t`Не отменены`,
    },
    verdicts: { new: t`новый`, changed: t`изменится`, same: t`без изменений`, error: t`ошибка` },
  }
}
