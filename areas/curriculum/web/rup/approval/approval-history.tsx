import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { query } from '#platform/web/api/index.ts'
import { HistoryPanel } from '#platform/web/history/index.ts'
import { Modal } from '#platform/web/ui/index.ts'
import { readApprovalHistory } from '../../../contract/rup-approval.ts'

/** Who entered which order, and when. */
export function ApprovalHistory({ yearId, onClose }: { yearId: number; onClose: () => void }) {
  const { t } = useLingui()
  const [page, turnTo] = useState(1)
  const history = useQuery(
    query(readApprovalHistory, { params: { id: String(yearId) }, query: { page: String(page) } }),
  )
  const words = {
    'curriculum.plan': {
      fields: {
        order_number: { title: t`Номер приказа` },
        order_date: {
          title: t`Дата приказа`,
          format: (value: string | number | boolean) => displayDate(String(value)),
        },
        approved_by: { title: t`Кто утвердил` },
        note: { title: t`Примечание` },
      },
    },
  }
  return (
    <Modal opened onClose={onClose} size="lg" title={t`История утверждения`}>
      <HistoryPanel of={history} words={words} onPage={turnTo} />
    </Modal>
  )
}
