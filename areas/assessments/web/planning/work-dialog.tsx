import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import { query } from '#platform/web/api/index.ts'
import { Loading, Modal } from '#platform/web/ui/index.ts'
import { readGroupWorks, type GroupWorks, type PlannedWork } from '../../contract/planning.ts'
import { WorkForm } from './work-form.tsx'
import { workName } from './work-name.ts'

interface Props {
  groupId: number
  workId: number
  /** The day on which it was dropped: the lesson of that day is proposed. */
  date?: CalendarDate | undefined
  onClose: () => void
}

/** A work of a group: its lesson, title and maximum. */
export function WorkDialog({ groupId, workId, date, onClose }: Props) {
  const { t } = useLingui()
  const { data } = useQuery(query(readGroupWorks, { params: { id: String(groupId) } }))
  const work = data?.works.find(({ id }) => id === workId)
  return (
    <Modal opened onClose={onClose} title={data && work ? titleOf(data, work) : t`Работа`}>
      {data && work ? (
        <WorkForm key={work.version} plan={data} work={work} date={date} onClose={onClose} />
      ) : (
        <Loading lines={4} height={36} />
      )}
    </Modal>
  )
}
const titleOf = ({ group }: GroupWorks, work: PlannedWork) => `${group.course}, ${group.title}: ${workName(work)}`
