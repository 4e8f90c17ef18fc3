import { useLingui } from '@lingui/react/macro'
import type { Totals } from '../../contract/evacuations.ts'
import { progressOf } from './shown-marks.ts'

/** «Отмечено 12 из 25, не найдено: 1», said to who can't see it as it changes. */
export function TotalsLine({ totals }: { totals: Totals }) {
  const { t } = useLingui()
  const { missing, help, away } = totals
  const { marked, expected } = progressOf(totals)
  const parts = [
    t`Отмечено ${marked} из ${expected}`,
    missing > 0 ? t`не найдено: ${missing}` : null,
    help > 0 ? t`нужна помощь: ${help}` : null,
    away > 0 ? t`отсутствует: ${away}` : null,
  ]
  return <output aria-live="polite">{parts.filter(Boolean).join(', ')}</output>
}
