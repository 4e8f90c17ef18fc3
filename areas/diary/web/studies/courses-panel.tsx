import { Trans, useLingui } from '@lingui/react/macro'
import { roman } from '#platform/contract/roman.ts'
import { Panel, Table, Title } from '#platform/web/ui/index.ts'
import type { StudyResults } from '../../contract/studies.ts'
import { displayNumber } from '#platform/contract/number.ts'
import { TotalButton } from '../totals/total-button.tsx'
import { totalCells } from '../totals/total-cells.ts'
import { TotalsKey } from '../totals/totals-key.tsx'
import styles from './studies.module.css'

type Course = StudyResults['courses'][number]
interface Props {
  courses: readonly Course[]
  quarterIds: readonly number[]
}

/** Courses one under another: how many marks, their mean, and the results of the year, each with its computation. */
export function CoursesPanel({ courses, quarterIds }: Props) {
  const { t } = useLingui()
  const results = [...quarterIds.map((_, index) => roman(index + 1)), t`Год`, t`Итог`]
  return (
    <Panel>
      <Title order={2} size="h4" mb="xs">
        <Trans>Успеваемость</Trans>
      </Title>
      <div className={styles['scroller']}>
        <Table verticalSpacing={6} miw={560}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>
                <Trans>Предмет</Trans>
              </Table.Th>
              <Table.Th ta="right" w={90}>
                <Trans>Отметок</Trans>
              </Table.Th>
              <Table.Th ta="right" w={90}>
                <Trans>Средний</Trans>
              </Table.Th>
              {results.map((title) => (
                <Table.Th key={title} ta="center" w={54}>
                  {title}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {courses.map((course) => (
              <CourseRow key={course.course_id} course={course} quarterIds={quarterIds} />
            ))}
          </Table.Tbody>
        </Table>
      </div>
      <TotalsKey />
    </Panel>
  )
}

function CourseRow({ course, quarterIds }: { course: Course; quarterIds: readonly number[] }) {
  return (
    <Table.Tr>
      <Table.Th scope="row" fw={500}>
        {course.course}
      </Table.Th>
      <Table.Td ta="right">{course.marks}</Table.Td>
      <Table.Td ta="right">{displayNumber(course.average)}</Table.Td>
      {totalCells(course.totals, quarterIds).map(({ columns, total }, index) => (
        <Table.Td key={index} colSpan={columns} ta="center">
          {total === null ? null : <TotalButton total={total} named={false} />}
        </Table.Td>
      ))}
    </Table.Tr>
  )
}
