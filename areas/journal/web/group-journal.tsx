import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, type ReactNode } from 'react'
import { IconChevronLeft } from '#platform/web/icons/index.ts'
import { ageOf, keptQuery } from '#platform/web/offline/index.ts'
import { usePlace } from '#platform/web/places.tsx'
import { Answer, Group, LinkButton, Loading, Stack, useTitle } from '#platform/web/ui/index.ts'
import { readJournal } from '../contract/journal.ts'
import { groupLabel, type JournalGroup, type LessonToday } from './choose/group-choice.ts'
import { GroupSelect } from './choose/group-select.tsx'
import { rememberGroup } from './choose/last-group.ts'
import { JournalHead } from './journal-head.tsx'
import { JournalTabs } from './journal-tabs.tsx'
import type { JournalPlace } from './journal-place.ts'
import { formerJournals, journalViews } from './journal-view.ts'

interface Props extends JournalPlace {
  groupId: number
  groups: readonly JournalGroup[]
  today: readonly LessonToday[]
  /** `HH:MM` of the school. */
  time: string
}

/**
 * The journal of one group. The whole year comes in one answer: another period is shown at once, and results are computed
 * from all that counts.
 */
export function GroupJournal({ groupId, groups, today, time, address, change }: Props) {
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
  const select = (
    <Group gap={4} wrap="nowrap">
      {address.lesson === undefined ? null : <ToTimetable />}
      <GroupSelect groups={groups} today={today} time={time} value={group ? groupId : null} onChange={choose} />
    </Group>
  )
  const underHead = (content: ReactNode) => (
    <Stack gap="xs">
      <JournalHead>{select}</JournalHead>
      {content}
    </Stack>
  )
  if (view) return underHead(<view.component groupId={groupId} address={address} change={change} />)
  return (
    <Answer of={journal} loading={underHead(<Loading lines={16} height={28} />)} failed={underHead}>
      {(grid) =>
        former && grid.read_until !== undefined ? (
          underHead(<former.component grid={grid} address={address} change={change} />)
        ) : (
          <JournalTabs
            journal={{ grid, age: () => ageOf(journal), read }}
            select={select}
            address={address}
            change={change}
          />
        )
      }
    </Answer>
  )
}

/** For who has come from there. */
function ToTimetable() {
  const { t } = useLingui()
  const label = t`К расписанию`
  return (
    <LinkButton
      to="/timetable/$slug"
      params={{ slug: 'me' }}
      variant="subtle"
      size="sm"
      px={4}
      flex="none"
      aria-label={label}
      title={label}
    >
      <IconChevronLeft size={18} aria-hidden />
    </LinkButton>
  )
}
