import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { query } from '#platform/web/api/index.ts'
import { displayNumber } from '#platform/contract/number.ts'
import { Card, CardLinks, CardSection } from '#platform/web/list/index.ts'
import { Answer, FactList } from '#platform/web/ui/index.ts'
import { readCourse, type CourseCard } from '../../contract/courses.ts'
import { CourseName } from '../course-name.tsx'
import { CourseLines } from './course-lines.tsx'
import { courseLinks } from './course-links.ts'
import { CourseTeachers } from './course-teachers.tsx'

/** A subject beside the catalogue. */
export function CourseCardPart({ id, query: requested }: { id: number; query: { year_id?: string } }) {
  const card = useQuery(query(readCourse, { params: { id: String(id) }, query: requested }))
  return <Answer of={card}>{(course) => <CourseCardView course={course} />}</Answer>
}

function CourseCardView({ course }: { course: CourseCard }) {
  const { t } = useLingui()
  return (
    <Card
      title={<CourseName colour={course.colour}>{course.title}</CourseName>}
      subtitle={course.title_kk === null ? null : <span lang="kk">{course.title_kk}</span>}
      links={<CardLinks place={courseLinks} of={course} />}
    >
      <FactList
        facts={[
          { title: t`Кратко`, value: course.short_title },
          { title: t`Кафедра`, value: course.cathedra?.title ?? null },
          { title: t`Учебных групп`, value: displayNumber(course.groups_count) },
          { title: t`Часов в неделю`, value: displayNumber(course.hours) },
        ]}
      />
      <CardSection
        title={<Trans>В учебном плане</Trans>}
        empty={course.lines.length === 0 ? t`В этом году предмета в плане нет` : null}
      >
        <CourseLines lines={course.lines} />
      </CardSection>
      <CardSection
        title={<Trans>Учителя</Trans>}
        empty={course.teachers.length === 0 ? t`Учителя ещё не назначены` : null}
      >
        <CourseTeachers teachers={course.teachers} />
      </CardSection>
    </Card>
  )
}
