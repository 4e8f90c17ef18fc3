import { useLingui } from '@lingui/react/macro'
import { displayDate } from '#platform/contract/calendar-date.ts'
import type { Leader } from '../../../contract/leaders.ts'

/** What an appointment to a class is called, and its days. */
export function useLeaderWords() {
  const { t } = useLingui()
  return {
    kinds: { teacher: t`Классный руководитель`, curator: t`Куратор` } as const satisfies Record<Leader['kind'], string>,
    days: ({ from, to }: Pick<Leader, 'from' | 'to'>): string =>
      to === null ? t`с ${displayDate(from)}` : `${displayDate(from)} – ${displayDate(to)}`,
  }
}
