import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { query, useSession } from '#platform/web/api/index.ts'
import { DutyCard, dutiesAtFirst } from '#platform/web/home/index.ts'
import { announcementsPath } from '../announcements-path.ts'
import { listAnnouncements } from '../../contract/announcements.ts'

/** On the first page and on a family's: what the school has told and one has not read. */
export function UnreadAnnouncements() {
  const { t } = useLingui()
  const to = announcementsPath(useSession()?.client)
  const unread = useQuery(query(listAnnouncements, { query: { unread: 'true', size: String(dutiesAtFirst) } }))
  return (
    <DutyCard
      title={t`Объявления`}
      of={unread}
      read={({ total, items }) => ({
        total,
        rows: items.map(({ id, title, author }) => ({
          id,
          title,
          hint: author,
          way: { to, search: { active: String(id) } },
        })),
      })}
      all={{ to, search: { unread: 'true' } }}
    />
  )
}
