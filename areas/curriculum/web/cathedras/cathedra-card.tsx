import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { PersonLinks } from '#areas/people/web/index.ts'
import { query } from '#platform/web/api/index.ts'
import { displayNumber } from '#platform/contract/number.ts'
import { Card, CardSection, CardTable, type Column } from '#platform/web/list/index.ts'
import { Answer, Badge, FactList, Group } from '#platform/web/ui/index.ts'
import { readCathedra, type CathedraCard, type CathedraMember } from '../../contract/cathedras.ts'
import { CourseLink } from '../course-name.tsx'

/** A department beside the list. */
export function CathedraCardPart({ id, query: requested }: { id: number; query: { year_id?: string } }) {
  const card = useQuery(query(readCathedra, { params: { id: String(id) }, query: requested }))
  return <Answer of={card}>{(cathedra) => <CathedraCardView cathedra={cathedra} />}</Answer>
}

function CathedraCardView({ cathedra }: { cathedra: CathedraCard }) {
  const { t } = useLingui()
  return (
    <Card title={cathedra.title}>
      <FactList
        facts={[
          { title: t`Заведующий`, value: <PersonLinks persons={[cathedra.head]} /> },
          { title: t`Часов в неделю`, value: displayNumber(cathedra.hours) },
        ]}
      />
      <CardSection
        title={<Trans>Предметы</Trans>}
        empty={cathedra.courses.length === 0 ? t`Предметов у кафедры нет` : null}
      >
        <Courses courses={cathedra.courses} />
      </CardSection>
      <CardSection
        title={<Trans>Сотрудники</Trans>}
        empty={cathedra.members.length === 0 ? t`Сотрудников на кафедре нет` : null}
      >
        <Members members={cathedra.members} />
      </CardSection>
    </Card>
  )
}

function Courses({ courses }: { courses: CathedraCard['courses'] }) {
  const { t } = useLingui()
  const columns: Column<CathedraCard['courses'][number]>[] = [
    { key: 'title', title: t`Предмет`, render: (course) => <CourseLink course={course} /> },
    { key: 'groups', title: t`Групп`, width: 70, align: 'right', render: ({ groups_count }) => groups_count },
    { key: 'hours', title: t`Часов`, width: 70, align: 'right', render: ({ hours }) => displayNumber(hours) },
  ]
  return <CardTable label={t`Предметы`} columns={columns} rows={courses} rowKey={({ id }) => id} />
}

function Members({ members }: { members: readonly CathedraMember[] }) {
  const { t } = useLingui()
  const columns: Column<CathedraMember>[] = [
    {
      key: 'name',
      title: t`Сотрудник`,
      render: (member) => (
        <Group gap={6}>
          <PersonLinks persons={[member]} />
          {member.is_head ? (
            <Badge size="sm" variant="light">
              <Trans>заведующий</Trans>
            </Badge>
          ) : null}
        </Group>
      ),
    },
    { key: 'position', title: t`Должность`, render: ({ position }) => position ?? '—' },
    { key: 'hours', title: t`Часов`, width: 70, align: 'right', render: ({ hours }) => displayNumber(hours) },
  ]
  return <CardTable label={t`Сотрудники`} columns={columns} rows={members} rowKey={({ id }) => id} />
}
