import { Trans, useLingui } from '@lingui/react/macro'
import { useStudyYear } from '#areas/calendar/web/index.ts'
import type { Output } from '#platform/contract/endpoint.ts'
import { ListView, useList, type Column } from '#platform/web/list/index.ts'
import { LinkAnchor, Text } from '#platform/web/ui/index.ts'
import { exportFewMarks, listFewMarks } from '../contract/completion.ts'
import { listedBy, type CompletionPlace } from './address.ts'

type Row = Output<typeof listFewMarks>['items'][number]

/** Students with fewer ФО than there should be by now; `isOwnClass`: those of the own class only. */
export function FewMarksTab({ state, isOwnClass }: Pick<CompletionPlace, 'state'> & { isOwnClass: boolean }) {
  const { t } = useLingui()
  const { today } = useStudyYear()
  const list = useList(listFewMarks, { ...listedBy(state, today), own_class: isOwnClass ? 'true' : 'false' })
  const columns: Column<Row>[] = [
    { key: 'student', title: t`Ученик`, width: '30%', render: (row) => <StudentName row={row} /> },
    { key: 'group', title: t`Журнал`, render: (row) => <GroupLink row={row} /> },
    { key: 'teachers', title: t`Учитель`, render: ({ teachers }) => teachers },
    { key: 'quarter', title: t`Период`, width: 120, render: ({ quarter }) => quarter },
    { key: 'marks', title: t`ФО`, width: 110, align: 'right', render: (row) => <Marks row={row} /> },
  ]
  return (
    <ListView
      list={list}
      label={t`Ученики, у которых мало отметок`}
      columns={columns}
      exported={exportFewMarks}
      rowKey={({ student_id, group_id }) => `${student_id} ${group_id}`}
      renderCard={(row) => (
        <>
          <StudentName row={row} />
          <Text size="sm">
            <GroupLink row={row} /> · <Marks row={row} />
          </Text>
          <Text size="sm" c="dimmed">
            {row.teachers}
          </Text>
        </>
      )}
      empty={{
        title: t`Отметок хватает`,
        hint: t`У всех столько ФО, сколько к этому дню должно быть по правилам года`,
      }}
    />
  )
}

const StudentName = ({ row: { student, class_title } }: { row: Row }) => (
  <>
    {student}
    {class_title === null ? null : (
      <Text component="span" c="dimmed" size="sm">
        {' '}
        {class_title}
      </Text>
    )}
  </>
)
const GroupLink = ({ row: { group_id, group, course } }: { row: Row }) => (
  <LinkAnchor to="/journal" search={{ group: String(group_id) }}>
    {group} · {course}
  </LinkAnchor>
)
const Marks = ({ row: { marks, expected } }: { row: Row }) => (
  <Trans>
    {marks} из {expected}
  </Trans>
)
