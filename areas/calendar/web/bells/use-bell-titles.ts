import { useLingui } from '@lingui/react/macro'
import type { BellSchedule } from '../../contract/bells.ts'

/** What bells are called: the shifted ones by how much. */
export function useBellTitles(): (bells: Pick<BellSchedule, 'title' | 'shift_minutes'>) => string {
  const { t } = useLingui()
  return ({ title, shift_minutes: minutes }) => {
    if (minutes === null) return title
    return minutes < 0 ? t`${title}, на ${-minutes} мин раньше` : t`${title}, на ${minutes} мин позже`
  }
}
