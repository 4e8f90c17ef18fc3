import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { query } from '#platform/web/api/index.ts'
import { HistoryPanel } from '#platform/web/history/index.ts'
import { readNormHistory, type Norm } from '../contract/norms.ts'

/** Who entered which numbers, and when. */
export function NormHistory({ norm }: { norm: Norm }) {
  const { t } = useLingui()
  const [page, turnTo] = useState(1)
  const history = useQuery(query(readNormHistory, { params: { key: norm.key }, query: { page: String(page) } }))
  const words = {
    'norms.value': {
      fields: {
        since: { title: t`Действует с`, format: (value: string | number | boolean) => displayDate(String(value)) },
        numbers: { title: t`Значения` },
        source: { title: t`Основание` },
      },
    },
  }
  return <HistoryPanel of={history} words={words} onPage={turnTo} />
}
