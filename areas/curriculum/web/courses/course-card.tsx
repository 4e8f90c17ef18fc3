import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { query } from '#platform/web/api/index.ts'
import { displayNumber } from '#platform/contract/number.ts'
import { Card, CardLinks, CardSection } from '#platform/web/list/index.ts'
import { Answer, Badge, FactList, LinkAnchor } from '#platform/web/ui/index.ts'
import { readCourse, type CourseCard } from '../../contract/courses.ts'
import { maxDifficulty } from '../../rules/difficulty.ts'
import { CourseName } from '../course-name.tsx'
import { CourseMenu } from './course-menu.tsx'
import { CourseLines } from './course-lines.tsx'
import { courseLinks } from './course-links.ts'
import { CourseTeachers } from './course-teachers.tsx'

interface Props {
  id: number
  query: { year_id?: string }
  /** It is no more. */
  onGone: () => void
}

/** A subject beside the catalogue. */
export function CourseCardPart({ id, query: requested, onGone }: Props) {
  const card = useQuery(query(readCourse, { params: { id: String(id) }, query: requested }))
  return <Answer of={card}>{(course) => <CourseCardView course={course} onGone={onGone} />}</Answer>
}

function CourseCardView({ course, onGone }: { course: CourseCard } & Pick<Props, 'onGone'>) {
  const { t } = useLingui()
  const { difficulty } = course
  return (
    <Card
      title={<CourseName colour={course.colour}>{course.title}</CourseName>}
      subtitle={course.title_kk === null ? null : <span lang="kk">{course.title_kk}</span>}
      links={
        <>
          <CardLinks place={courseLinks} of={course} />
          <CourseMenu course={course} onGone={onGone} />
          {course.is_archived ? (
            <Badge variant="light" color="gray">
              <Trans>в архиве</Trans>
            </Badge>
          ) : null}
        </>
      }
    >
      <FactList
        facts={[
          { title: t`Кратко`, value: course.short_title },
          {
            title: t`Теперь это`,
            value: course.merged_into && (
              <LinkAnchor
                to="/managing/courses"
                search={({ year }: { year?: string }) => ({ year, active: String(course.merged_into?.id) })}
              >
                {course.merged_into.title}
              </LinkAnchor>
            ),
          },
          { title: t`Образовательная область`, value: course.ed_area?.title ?? null },
          { title: t`Кафедра`, value: course.cathedra?.title ?? null },
          {
            title: t`Трудность`,
            value: difficulty === null ? null : t`${difficulty} из ${maxDifficulty}, проверьте по приказу`,
          },
          { title: t`Где ведут уроки`, value: course.room_kind?.title ?? t`В любом кабинете` },
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
