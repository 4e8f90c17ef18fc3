import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '#platform/web/api/index.ts'
import { HistoryPanel, type HistoryWords } from '#platform/web/history/index.ts'
import { readNumberingHistory } from '../contract/journals.ts'
import { numberingPeriods, numberingPeriodTitles } from '../rules/numbering-period.ts'

/** Who changed how a journal numbers, and when. */
export function NumberingHistory({ id }: { id: number }) {
  const [page, turnTo] = useState(1)
  const history = useQuery(query(readNumberingHistory, { params: { id: String(id) }, query: { page: String(page) } }))
  return <HistoryPanel of={history} words={useWords()} onPage={turnTo} />
}

function useWords(): HistoryWords {
  const { t } = useLingui()
  const periodTitle = (value: string | number | boolean) => {
    const period = numberingPeriods.find((one) => one === value)
    return period ? numberingPeriodTitles[period] : String(value)
  }
  return {
    'numbering.journal': {
      fields: {
        pattern: { title: t`Образец номера` },
        period: { title: t`Нумерация`, format: periodTitle },
        next: { title: t`Следующий номер` },
      },
    },
  }
}
