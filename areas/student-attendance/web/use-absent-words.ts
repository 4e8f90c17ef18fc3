import { useLingui } from '@lingui/react/macro'
import type { AbsentStudent } from '../contract/absent-today.ts'

/** Class, which lessons, as what: «7А · уроки 1, 2 · болел». */
export function useAbsentWords(): (one: AbsentStudent) => string {
  const { t } = useLingui()
  return ({ class_title, slots, kinds }) =>
    [
      class_title,
      slots.length === 1 ? t`${slots[0] ?? 0}-й урок` : t`уроки ${slots.join(', ')}`,
      kinds.join(', '),
    ].join(' · ')
}
