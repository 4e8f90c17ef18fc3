import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useStudyYear } from '#areas/calendar/web/index.ts'
import { keepsWorkload } from '#areas/curriculum/contract/access.ts'
import { useSchoolTime } from '#areas/timetable/web/index.ts'
import { useAllowed, useSession } from '#platform/web/api/index.ts'
import { keptQuery } from '#platform/web/offline/index.ts'
import { usePlace } from '#platform/web/places.tsx'
import { Answer, Empty, LinkButton, Loading, PageFrame, useUrlState } from '#platform/web/ui/index.ts'
import { listJournalGroups } from '../contract/journal.ts'
import { JournalAddress } from './choose/address.ts'
import { firstGroup, type JournalGroup, type LessonToday } from './choose/group-choice.ts'
import { recentGroups } from './choose/last-group.ts'
import { GroupJournal } from './group-journal.tsx'
import { studentsJournal } from './students-journal.ts'
import { journalTabs } from './tabs/journal-tab.ts'

/** `/journal`: to a student the diary, to everybody else the journals that may be opened. */
export function JournalPage() {
  const isStudent = useSession()?.roles.includes('student') ?? false
  const [StudentsJournal] = usePlace(studentsJournal)
  return isStudent && StudentsJournal ? <StudentsJournal /> : <Journals />
}

function Journals() {
  const { t } = useLingui()
  const groups = useQuery(keptQuery(listJournalGroups))
  const { year } = useStudyYear()
  for (const { useAhead } of usePlace(journalTabs)) useAhead?.(year?.id)
  return (
    <Answer
      of={groups}
      loading={
        <PageFrame title={t`Журнал`}>
          <Loading />
        </PageFrame>
      }
    >
      {({ items, today = [] }) =>
        items.length > 0 ? (
          <ChosenJournal groups={items} today={today} />
        ) : (
          <PageFrame title={t`Журнал`}>
            <NoJournals />
          </PageFrame>
        )
      }
    </Answer>
  )
}

function NoJournals() {
  return (
    <Empty
      title={<Trans>Журналов пока нет</Trans>}
      hint={<Trans>Журнал открывается группе, которой в нагрузке назначен учитель</Trans>}
      action={
        <LinkButton to="/managing/workload">
          <Trans>К нагрузке</Trans>
        </LinkButton>
      }
      by={{
        may: useAllowed({ access: keepsWorkload }),
        who: <Trans>Журнал появится, когда заместитель директора назначит вам группу в нагрузке</Trans>,
      }}
    />
  )
}

interface ChosenProps {
  groups: readonly JournalGroup[]
  today: readonly LessonToday[]
}

function ChosenJournal({ groups, today }: ChosenProps) {
  const [address, change] = useUrlState(JournalAddress)
  const { time } = useSchoolTime()
  // the bell must not take a journal away from who writes in it
  const [first] = useState(() => firstGroup({ groups, today, time, recent: recentGroups() }))
  const chosen = address.group ?? first
  return (
    <GroupJournal
      key={chosen}
      groupId={chosen}
      groups={groups}
      today={today}
      time={time}
      address={address}
      change={change}
    />
  )
}
