import { useLingui } from '@lingui/react/macro'
import { FactList } from '#platform/web/ui/index.ts'
import type { EventResult } from '../../contract/results.ts'
import { durationText } from '../../rules/duration.ts'

type ReportText = Pick<EventResult, 'remarks' | 'conclusions' | 'control_seconds' | 'commission'>

/** What a report says in words. */
export function ReportFacts({ of: { remarks, conclusions, control_seconds, commission } }: { of: ReportText }) {
  const { t } = useLingui()
  const signed = commission.map(({ name, position }) => [name, position].filter(Boolean).join(', ')).join('; ')
  return (
    <FactList
      facts={[
        { title: t`Замечания`, value: remarks || t`Замечаний нет` },
        { title: t`Выводы и предложения`, value: conclusions || '—' },
        { title: t`Контрольное время`, value: durationText(control_seconds) },
        { title: t`Комиссия`, value: signed || '—' },
      ]}
    />
  )
}
