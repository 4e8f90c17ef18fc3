import { useLingui } from '@lingui/react/macro'
import type { AbsentStudent } from '../contract/absent-today.ts'

/** Which lessons, as what: «уроки 1, 2 · болел». */
export function useAbsentWords(): (one: AbsentStudent) => string {
  const { t } = useLingui()
  return ({ slots, kinds }) =>
    [slots.length === 1 ? t`${slots[0] ?? 0}-й урок` : t`уроки ${slots.join(', ')}`, kinds.join(', ')].join(' · ')
}
