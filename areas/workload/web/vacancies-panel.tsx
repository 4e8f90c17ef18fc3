import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CourseLink } from '#areas/curriculum/web/index.ts'
import { displayNumber } from '#platform/contract/number.ts'
import { query } from '#platform/web/api/index.ts'
import { IconAlertTriangle, IconCircleCheck, IconFileSpreadsheet, IconPrinter } from '#platform/web/icons/index.ts'
import { CardTable, type Column } from '#platform/web/list/index.ts'
import { useSaveFile } from '#platform/web/save-file.ts'
import { Answer, Button, Group, Loading, Panel, Text, ThemeIcon, useUrlState } from '#platform/web/ui/index.ts'
import { exportVacancies, listVacancies, type Vacancies, type Vacancy } from '../contract/workload.ts'
import { WorkloadAddress } from './address.ts'

interface Props {
  ofYear: { year_id?: string }
  cathedra: number | undefined
}

/** Whether there are hours without a teacher, in one line; where there are, the way to them. */
export function VacanciesPanel({ ofYear, cathedra }: Props) {
  const requested = { ...ofYear, ...(cathedra !== undefined && { cathedra_id: String(cathedra) }) }
  const vacancies = useQuery(query(listVacancies, { query: requested }))
  const [, change] = useUrlState(WorkloadAddress)
  return (
    <Panel p="sm">
      <Answer of={vacancies} loading={<Loading lines={1} height={22} />}>
        {(found) =>
          found.items.length === 0 ? (
            <AllAssigned found={found} />
          ) : (
            <Group justify="space-between" gap="xs">
              <MissingHours found={found} />
              <Button size="xs" variant="light" onClick={() => change({ view: 'board', active: null })}>
                <Trans>Распределить</Trans>
              </Button>
            </Group>
          )
        }
      </Answer>
    </Panel>
  )
}

/** So many are drawn at first: before anything is assigned there are hundreds. */
const shownAtFirst = 200

/** All hours without a teacher, as a list for paper. */
export function VacancyList({ ofYear, cathedra }: Props) {
  const { t } = useLingui()
  const requested = { ...ofYear, ...(cathedra !== undefined && { cathedra_id: String(cathedra) }) }
  const vacancies = useQuery(query(listVacancies, { query: requested }))
  const file = useSaveFile(exportVacancies)
  const take = (form: 'xlsx' | 'pdf') =>
    file.take({ query: { ...requested, form, columns: exportVacancies.columns.join(',') } })
  return (
    <Answer of={vacancies}>
      {(found) => (
        <Panel p="sm">
          <Group justify="space-between" gap="xs" mb="xs">
            {found.items.length === 0 ? <AllAssigned found={found} /> : <MissingHours found={found} />}
            <Group gap="xs" data-print="never">
              <Button
                variant="default"
                size="xs"
                leftSection={<IconFileSpreadsheet size={16} aria-hidden />}
                aria-label={t`Скачать вакансии в XLSX`}
                loading={file.isTaking}
                onClick={() => take('xlsx')}
              >
                XLSX
              </Button>
              <Button
                variant="default"
                size="xs"
                leftSection={<IconPrinter size={16} aria-hidden />}
                aria-label={t`Вакансии для печати в PDF`}
                loading={file.isTaking}
                onClick={() => take('pdf')}
              >
                PDF
              </Button>
            </Group>
          </Group>
          <VacancyTable items={found.items} />
        </Panel>
      )}
    </Answer>
  )
}

function VacancyTable({ items }: { items: readonly Vacancy[] }) {
  const { t } = useLingui()
  const [isWhole, setWhole] = useState(false)
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
  const left = items.length - shownAtFirst
  return (
    <>
      <CardTable
        label={t`Часы без учителя`}
        columns={columns}
        rows={isWhole ? items : items.slice(0, shownAtFirst)}
        rowKey={({ id }) => id}
      />
      {left > 0 && !isWhole ? (
        <Button variant="subtle" size="xs" mt="xs" onClick={() => setWhole(true)}>
          <Trans>Показать ещё {left}</Trans>
        </Button>
      ) : null}
    </>
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

function MissingHours({ found: { items, hours, assigned } }: { found: Vacancies }) {
  const missing = displayNumber(items.reduce((sum, one) => sum + one.hours - one.assigned, 0))
  const assignedHours = displayNumber(assigned)
  const all = displayNumber(hours)
  return (
    <Group gap="xs" wrap="nowrap">
      <ThemeIcon variant="light" color="orange" radius="xl" aria-hidden>
        <IconAlertTriangle size={18} />
      </ThemeIcon>
      <Text>
        <Trans>
          Без учителя {missing} ч в неделю; распределено {assignedHours} из {all}
        </Trans>
      </Text>
    </Group>
  )
}
