import { useLingui } from '@lingui/react/macro'
import type { Totals } from '../../contract/evacuations.ts'

/** «Отмечено 12 из 25, не найдено: 1», said to who can't see it as it changes. */
export function TotalsLine({ totals: { total, waiting, missing, help, away } }: { totals: Totals }) {
  const { t } = useLingui()
  const parts = [
    t`Отмечено ${total - waiting} из ${total}`,
    missing > 0 ? t`не найдено: ${missing}` : null,
    help > 0 ? t`нужна помощь: ${help}` : null,
    away > 0 ? t`отсутствует: ${away}` : null,
  ]
  return <output aria-live="polite">{parts.filter(Boolean).join(', ')}</output>
}
