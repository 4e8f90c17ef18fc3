import { useLingui } from '@lingui/react/macro'
import { displayMoment } from '#platform/web/format/moment.ts'
import { markStatusTitles } from '../../rules/words.ts'
import type { Shown } from './shown-marks.ts'

const timeOf = (instant: string): string => displayMoment(instant).slice(-5)

/** What somebody else says of the person, where it differs: «Петров А. отмечает иначе (10:42): Не найден». */
export function useDisagreement({ clash, isSuperseded, status, marked_by_name, tapped_at }: Shown): string | null {
  const { t } = useLingui()
  const disagreement = (name: string, at: string, what: string) => t`${name} отмечает иначе (${timeOf(at)}): ${what}`
  if (clash) return disagreement(clash.by_name, clash.at, markStatusTitles[clash.status])
  if (!isSuperseded || tapped_at === null) return null
  const somebody = t`Другой человек`
  const later = disagreement(marked_by_name ?? somebody, tapped_at, markStatusTitles[status])
  return t`Показана более поздняя отметка: ${later}`
}
