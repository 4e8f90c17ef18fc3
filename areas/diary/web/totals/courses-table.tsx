import { Trans } from '@lingui/react/macro'
import { roman } from '#platform/contract/roman.ts'
import { Panel, Table, Text, VisuallyHidden } from '#platform/web/ui/index.ts'
import { displayNumber } from '#platform/contract/number.ts'
import { CourseMarks } from './course-marks.tsx'
import { Forecast } from './forecast.tsx'
import { TotalButton } from './total-button.tsx'
import { WhatIfButton } from './what-if-button.tsx'
import { totalCells, type Course } from './total-cells.ts'

interface Props {
  courses: readonly Course[]
  rules: unknown
  quarterIds: readonly number[]
}

/** Courses one under another: marks of the quarter with what they may lead to, and the results of the year. */
export function CoursesTable({ courses, rules, quarterIds }: Props) {
  return (
    <Panel p={0}>
      <Table verticalSpacing={8}>
        <Table.Caption p={0} m={0}>
          <VisuallyHidden>
            <Trans>Отметки и итоги по предметам</Trans>
          </VisuallyHidden>
        </Table.Caption>
        <Table.Thead>
          <Table.Tr>
            <Table.Th w={180}>
              <Trans>Предмет</Trans>
            </Table.Th>
            <Table.Th>
              <Trans>Отметки за четверть</Trans>
            </Table.Th>
            <Table.Th w={80} ta="center">
              <Trans>Средний</Trans>
            </Table.Th>
            {quarterIds.map((id, index) => (
              <Table.Th key={id} w={46} ta="center">
                {roman(index + 1)}
              </Table.Th>
            ))}
            <Table.Th w={52} ta="center">
              <Trans>Год</Trans>
            </Table.Th>
            <Table.Th w={52} ta="center">
              <Trans>Итог</Trans>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {courses.map((course) => (
            <CourseRow key={course.course_id} course={course} rules={rules} quarterIds={quarterIds} />
          ))}
        </Table.Tbody>
      </Table>
    </Panel>
  )
}

function CourseRow({ course, rules, quarterIds }: Omit<Props, 'courses'> & { course: Course }) {
  return (
    <Table.Tr style={{ verticalAlign: 'top' }}>
      <Table.Th scope="row" fw={550}>
        {course.course}
      </Table.Th>
      <Table.Td>
        <CourseMarks scores={course.scores} />
        <Forecast forecast={course.forecast} />
        <WhatIfButton course={course} rules={rules} />
      </Table.Td>
      <Table.Td ta="center">
        <Text component="span" fw={550}>
          {displayNumber(course.average)}
        </Text>
      </Table.Td>
      {totalCells(course.totals, quarterIds).map(({ columns, total }, index) => (
        <Table.Td key={index} colSpan={columns} ta="center">
          {total === null ? null : <TotalButton total={total} named={false} />}
        </Table.Td>
      ))}
    </Table.Tr>
  )
}
