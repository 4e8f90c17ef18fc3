import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { query } from '#platform/web/api/index.ts'
import { displayNumber } from '#platform/contract/number.ts'
import { Card, CardSection, CardTable, type Column } from '#platform/web/list/index.ts'
import { Answer, Badge, FactList } from '#platform/web/ui/index.ts'
import { readCathedra, type CathedraCard } from '../../contract/cathedras.ts'
import { CourseLink } from '../course-name.tsx'
import { CathedraMenu } from './cathedra-menu.tsx'
import { HeadsSection } from './heads-section.tsx'
import { MembersSection } from './members-section.tsx'

interface Props {
  id: number
  query: { year_id?: string }
  /** It is no more. */
  onGone: () => void
}

/** A department beside the list. */
export function CathedraCardPart({ id, query: requested, onGone }: Props) {
  const card = useQuery(query(readCathedra, { params: { id: String(id) }, query: requested }))
  return <Answer of={card}>{(cathedra) => <CathedraCardView cathedra={cathedra} onGone={onGone} />}</Answer>
}

function CathedraCardView({ cathedra, onGone }: { cathedra: CathedraCard } & Pick<Props, 'onGone'>) {
  const { t } = useLingui()
  return (
    <Card
      title={cathedra.title}
      links={
        <>
          <CathedraMenu cathedra={cathedra} onGone={onGone} />
          {cathedra.is_archived ? (
            <Badge variant="light" color="gray">
              <Trans>в архиве</Trans>
            </Badge>
          ) : null}
        </>
      }
    >
      <FactList facts={[{ title: t`Часов в неделю`, value: displayNumber(cathedra.hours) }]} />
      <CardSection title={<Trans>Заведующий</Trans>}>
        <HeadsSection cathedra={cathedra} />
      </CardSection>
      <CardSection
        title={<Trans>Предметы</Trans>}
        empty={cathedra.courses.length === 0 ? t`Предметов у кафедры нет` : null}
      >
        <Courses courses={cathedra.courses} />
      </CardSection>
      <CardSection title={<Trans>Сотрудники</Trans>}>
        <MembersSection cathedra={cathedra} />
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
