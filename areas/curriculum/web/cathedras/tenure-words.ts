import { useLingui } from '@lingui/react/macro'
import { displayDate } from '#platform/contract/calendar-date.ts'
import type { CathedraTenure } from '../../contract/cathedras.ts'

/** Days in a department: «с 01.09.2026», «01.09.2024 – 31.08.2026»; nothing where none are noted. */
export function useTenureDays() {
  const { t } = useLingui()
  return ({ from, to }: Pick<CathedraTenure, 'from' | 'to'>): string => {
    if (from !== null && to !== null) return `${displayDate(from)} – ${displayDate(to)}`
    if (from !== null) return t`с ${displayDate(from)}`
    return to === null ? '' : t`по ${displayDate(to)}`
  }
}
