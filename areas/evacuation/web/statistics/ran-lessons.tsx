import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { query } from '#platform/web/api/index.ts'
import { CardTable, type Column } from '#platform/web/list/index.ts'
import { Answer, Panel, ScrollArea, Title } from '#platform/web/ui/index.ts'
import { listRanLessons, type RanLesson } from '../../contract/evacuations.ts'
import { failures } from '../../contract/texts.ts'
import classes from './statistics.module.css'

/** Which lessons the signal interrupted, and who led them out. */
export function RanLessons({ evacuationId }: { evacuationId: number }) {
  const { t } = useLingui()
  const lessons = useQuery(query(listRanLessons, { query: { evacuation_id: String(evacuationId) } }))
  const columns: Column<RanLesson>[] = [
    { key: 'group', title: t`Группа`, render: ({ group }) => group },
    { key: 'course', title: t`Предмет`, render: ({ course }) => course },
    { key: 'time', title: t`Время`, render: ({ start_time, end_time }) => `${start_time}–${end_time}` },
    { key: 'room', title: t`Кабинет`, render: ({ room }) => room ?? '—' },
    { key: 'teachers', title: t`Учитель`, render: ({ teachers }) => teachers.join(', ') || '—' },
    { key: 'students', title: t`Учеников`, align: 'right', render: ({ students }) => students },
  ]
  return (
    <Panel>
      <Title order={2} mb="xs">
        <Trans>Уроки в минуту начала</Trans>
      </Title>
      <Answer of={lessons} failure={failures.lessons}>
        {({ items }) =>
          items.length === 0 ? (
            <Trans>Уроков в эту минуту не было</Trans>
          ) : (
            <ScrollArea.Autosize
              mah={420}
              className={classes['whole']}
              viewportProps={{ tabIndex: 0, role: 'region', 'aria-label': t`Уроки в минуту начала` }}
            >
              <CardTable
                label={t`Уроки в минуту начала`}
                columns={columns}
                rows={items}
                rowKey={({ lesson_id, unit_id }) => `${lesson_id} ${unit_id}`}
              />
            </ScrollArea.Autosize>
          )
        }
      </Answer>
    </Panel>
  )
}
