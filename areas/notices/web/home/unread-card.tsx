import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { query } from '#platform/web/api/index.ts'
import { DutyCard, dutiesAtFirst } from '#platform/web/home/index.ts'
import { listNotices } from '../../contract/notices.ts'

/** On the first page: what one was told and has not read. */
export function UnreadCard() {
  const { t } = useLingui()
  const notices = useQuery(query(listNotices, { query: { unread: 'true', size: String(dutiesAtFirst) } }))
  return (
    <DutyCard
      title={t`Непрочитанные уведомления`}
      of={notices}
      read={({ total, items }) => ({ total, rows: items.map(({ id, title, text }) => ({ id, title, hint: text })) })}
      all={{ to: '/notices' }}
    />
  )
}
