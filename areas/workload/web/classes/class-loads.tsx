import { Trans, useLingui } from '@lingui/react/macro'
import { ClassLink, useParallels } from '#areas/classes/web/index.ts'
import { CathedraFilter } from '#areas/curriculum/web/index.ts'
import { displayNumber } from '#platform/contract/number.ts'
import { ListFilter, ListView, useList, type Column } from '#platform/web/list/index.ts'
import { Badge, Group, Text } from '#platform/web/ui/index.ts'
import { exportClassLoads, listClassLoads, type ClassLoad } from '../../contract/workload.ts'

/** Classes with their hours by the РУП and those of them that have a teacher. */
export function ClassLoads({ ofYear }: { ofYear: { year_id?: string } }) {
  const { t } = useLingui()
  const list = useList(listClassLoads, ofYear)
  const columns = useClassLoadColumns()
  return (
    <ListView
      list={list}
      label={t`Нагрузка классов`}
      columns={columns}
      rowKey={({ id }) => id}
      renderCard={(load) => <ClassLoadCard load={load} />}
      searchLabel={t`Класс`}
      name="workload.classes"
      exported={exportClassLoads}
      filters={
        <>
          <ListFilter list={list} name="parallel" all={t`Все параллели`} data={useParallels()} />
          <CathedraFilter list={list} />
        </>
      }
      empty={{ title: t`Классов пока нет`, hint: t`Нагрузка считается по учебному плану и группам года` }}
    />
  )
}

function useClassLoadColumns(): Column<ClassLoad>[] {
  const { t } = useLingui()
  const number = (key: keyof ClassLoad & ('planned' | 'covered' | 'teaching'), title: string): Column<ClassLoad> => ({
    key,
    title,
    sort: key,
    align: 'right',
    render: (load) => displayNumber(load[key]),
  })
  return [
    { key: 'name', title: t`Класс`, sort: 'name', render: (load) => <ClassLink schoolClass={load} /> },
    number('planned', t`Часов по РУП`),
    number('covered', t`Из них с учителем`),
    {
      key: 'missing',
      title: t`Без учителя`,
      sort: 'missing',
      align: 'right',
      render: (load) => <HoursWithoutTeacher load={load} />,
    },
    number('teaching', t`Часов учителей с подгруппами`),
  ]
}

function HoursWithoutTeacher({ load: { planned, covered } }: { load: ClassLoad }) {
  const missing = planned - covered
  return missing > 0 ? (
    <Badge variant="light" color="orange">
      {displayNumber(missing)}
    </Badge>
  ) : (
    '—'
  )
}

function ClassLoadCard({ load }: { load: ClassLoad }) {
  const planned = displayNumber(load.planned)
  const covered = displayNumber(load.covered)
  const teaching = displayNumber(load.teaching)
  return (
    <>
      <Group justify="space-between">
        <ClassLink schoolClass={load} />
        <HoursWithoutTeacher load={load} />
      </Group>
      <Text size="sm" c="dimmed">
        <Trans>
          по РУП {planned}, с учителем {covered}, часов учителей {teaching}
        </Trans>
      </Text>
    </>
  )
}
