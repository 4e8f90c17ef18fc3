import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useSession } from '#platform/web/api/index.ts'
import { keptQuery } from '#platform/web/offline/index.ts'
import { usePlace } from '#platform/web/places.tsx'
import { Answer, Empty, Loading, PageFrame, useUrlState } from '#platform/web/ui/index.ts'
import { listJournalGroups } from '../contract/journal.ts'
import { JournalAddress } from './choose/address.ts'
import type { JournalGroup } from './choose/group-select.tsx'
import { lastGroup } from './choose/last-group.ts'
import { GroupJournal } from './group-journal.tsx'
import { studentsJournal } from './students-journal.ts'

/** `/journal`: to a student the diary, to everybody else the journals that may be opened. */
export function JournalPage() {
  const isStudent = useSession()?.roles.includes('student') ?? false
  const [StudentsJournal] = usePlace(studentsJournal)
  return isStudent && StudentsJournal ? <StudentsJournal /> : <Journals />
}

function Journals() {
  const { t } = useLingui()
  const groups = useQuery(keptQuery(listJournalGroups))
  return (
    <Answer
      of={groups}
      loading={
        <PageFrame title={t`Журнал`}>
          <Loading />
        </PageFrame>
      }
    >
      {({ items }) =>
        items.length > 0 ? (
          <ChosenJournal groups={items} />
        ) : (
          <PageFrame title={t`Журнал`}>
            <Empty
              title={<Trans>Журналов пока нет</Trans>}
              hint={<Trans>Журнал появится, когда вам назначат группу в нагрузке или откроют журналы школы.</Trans>}
            />
          </PageFrame>
        )
      }
    </Answer>
  )
}

function ChosenJournal({ groups }: { groups: readonly JournalGroup[] }) {
  const [address, change] = useUrlState(JournalAddress)
  const remembered = groups.find(({ id }) => id === lastGroup())
  const first = groups.find(({ is_own }) => is_own) ?? groups[0]
  const chosen = address.group ?? remembered?.id ?? first?.id ?? 0
  return <GroupJournal key={chosen} groupId={chosen} groups={groups} address={address} change={change} />
}
