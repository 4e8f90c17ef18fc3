import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { IconAlertTriangle, IconCircleCheck } from '#platform/web/icons/index.ts'
import { CourseLink } from '#areas/curriculum/web/index.ts'
import { query } from '#platform/web/api/index.ts'
import { displayNumber } from '#platform/contract/number.ts'
import { CardTable, type Column } from '#platform/web/list/index.ts'
import { Answer, Group, Loading, Panel, Text, ThemeIcon } from '#platform/web/ui/index.ts'
import { listVacancies, type Vacancies, type Vacancy } from '../contract/workload.ts'

interface Props {
  ofYear: { year_id?: string }
  cathedra: number | undefined
}

/** Groups with hours that have no teacher; one line where there are none. */
export function VacanciesPanel({ ofYear, cathedra }: Props) {
  const requested = { ...ofYear, ...(cathedra !== undefined && { cathedra_id: String(cathedra) }) }
  const vacancies = useQuery(query(listVacancies, { query: requested }))
  return (
    <Panel p="sm">
      <Answer of={vacancies} loading={<Loading lines={1} height={22} />}>
        {(found) => (found.items.length === 0 ? <AllAssigned found={found} /> : <VacantHours found={found} />)}
      </Answer>
    </Panel>
  )
}

function AllAssigned({ found: { groups_count, hours } }: { found: Vacancies }) {
  const week = displayNumber(hours)
  if (groups_count === 0)
    return (
      <Text c="dimmed">
        <Trans>Учебных групп в этом году нет</Trans>
      </Text>
    )
  return (
    <Group gap="xs" wrap="nowrap">
      <ThemeIcon variant="light" color="green" radius="xl" aria-hidden>
        <IconCircleCheck size={18} />
      </ThemeIcon>
      <Text>
        <Trans>
          Все часы распределены: {week} в неделю в{' '}
          <Plural value={groups_count} one="# группе" few="# группах" many="# группах" other="# группах" />
        </Trans>
      </Text>
    </Group>
  )
}

function VacantHours({ found: { items, hours, assigned } }: { found: Vacancies }) {
  const { t } = useLingui()
  const missing = displayNumber(items.reduce((sum, one) => sum + one.hours - one.assigned, 0))
  const assignedHours = displayNumber(assigned)
  const all = displayNumber(hours)
  const columns: Column<Vacancy>[] = [
    { key: 'course', title: t`Предмет`, render: ({ course }) => <CourseLink course={course} /> },
    { key: 'group', title: t`Группа`, render: ({ title }) => title },
    { key: 'hours', title: t`По РУП`, width: 90, align: 'right', render: (one) => displayNumber(one.hours) },
    {
      key: 'missing',
      title: t`Без учителя`,
      width: 110,
      align: 'right',
      render: (one) => displayNumber(one.hours - one.assigned),
    },
  ]
  return (
    <>
      <Group gap="xs" wrap="nowrap" mb="xs">
        <ThemeIcon variant="light" color="orange" radius="xl" aria-hidden>
          <IconAlertTriangle size={18} />
        </ThemeIcon>
        <Text>
          <Trans>
            Без учителя {missing} ч в неделю; распределено {assignedHours} из {all}
          </Trans>
        </Text>
      </Group>
      <CardTable label={t`Часы без учителя`} columns={columns} rows={items} rowKey={({ id }) => id} />
    </>
  )
}
