import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, type ReactNode } from 'react'
import { keptQuery } from '#platform/web/offline/index.ts'
import { usePlace } from '#platform/web/places.tsx'
import { Answer, Group, LinkButton, Loading, PageFrame, useTitle } from '#platform/web/ui/index.ts'
import { readJournal } from '../contract/journal.ts'
import { GroupSelect, groupLabel, type JournalGroup } from './choose/group-select.tsx'
import { rememberGroup } from './choose/last-group.ts'
import { JournalTabs } from './journal-tabs.tsx'
import type { JournalPlace } from './journal-place.ts'
import { formerJournals, journalViews } from './journal-view.ts'

interface Props extends JournalPlace {
  groupId: number
  groups: readonly JournalGroup[]
}

/**
 * The journal of one group. The whole year comes in one answer: another period is shown at once, and results are computed
 * from all that counts.
 */
export function GroupJournal({ groupId, groups, address, change }: Props) {
  const { t } = useLingui()
  const views = usePlace(journalViews)
  const [former] = usePlace(formerJournals)
  const isOpen = views.map(({ useIsOpen }) => useIsOpen())
  const view = views.find((_, index) => isOpen[index])
  const journal = useQuery({
    ...keptQuery(readJournal, { params: { id: String(groupId) } }),
    staleTime: Infinity,
    gcTime: 0,
    structuralSharing: false,
    enabled: !view,
  })
  const read = async () => (await journal.refetch()).data
  const group = groups.find(({ id }) => id === groupId)
  useTitle(group ? t`${groupLabel(group)} · Журнал` : null)
  useEffect(() => {
    if (journal.isSuccess) rememberGroup(groupId)
  }, [groupId, journal.isSuccess])

  const choose = (id: number) => change({ group: id, lesson: undefined })
  const select = <GroupSelect groups={groups} value={group ? groupId : null} onChange={choose} />
  const frame = (content: ReactNode) => (
    <PageFrame
      title={<Trans>Журнал</Trans>}
      actions={
        <Group gap="xs">
          {address.lesson === undefined ? null : (
            <LinkButton to="/timetable/$slug" params={{ slug: 'me' }} variant="subtle" size="sm">
              <Trans>К расписанию</Trans>
            </LinkButton>
          )}
          {select}
        </Group>
      }
    >
      {content}
    </PageFrame>
  )
  if (view) return frame(<view.component groupId={groupId} address={address} change={change} />)
  return frame(
    <Answer of={journal} loading={<Loading lines={16} height={28} />}>
      {(grid) =>
        former && grid.read_until !== undefined ? (
          <former.component grid={grid} address={address} change={change} />
        ) : (
          <JournalTabs grid={grid} address={address} change={change} read={read} />
        )
      }
    </Answer>,
  )
}
