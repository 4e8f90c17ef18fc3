import { useLingui } from '@lingui/react/macro'
import type { MarkStatus } from '../../rules/words.ts'

/** What is said over the number of people in a state. */
export function useCountTitles(): Readonly<Record<MarkStatus, string>> {
  const { t } = useLingui()
  return {
    waiting: t`Не отмечены`,
    present: t`На месте`,
    missing: t`Не найдены`,
    help: t`Нужна помощь`,
    away: t`Отсутствуют`,
    released: t`Переданы родителям`,
  }
}
