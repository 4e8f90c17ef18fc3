import { Trans, useLingui } from '@lingui/react/macro'
import { starNote } from '#areas/grading/rules/result-value.ts'
import { Box, Table, Text } from '#platform/web/ui/index.ts'
import type { SheetCourse, YearSheet } from '../../contract/sheet.ts'
import { isGraded } from '../../rules/card-period.ts'
import {
  missCategories,
  missCategoryTitles,
  missedLessons,
  yearCounts,
  type MissCounts,
} from '../../rules/miss-counts.ts'
import { quarterNumerals } from '#areas/calendar/rules/quarter-numerals.ts'
import { paperResult } from '../../rules/paper-words.ts'
import { resultCells, yearColumns, type KeptResult } from '../../rules/result-cells.ts'
import classes from './book.module.css'

/** Courses × periods of a year, and under them what was missed. */
export function ResultsTable({
  sheet: { courses, misses },
  label,
}: {
  sheet: Pick<YearSheet, 'courses' | 'misses'>
  label: string
}) {
  const { t } = useLingui()
  const titles = [...quarterNumerals, t`Год`, t`Экзамен`, t`Итог`]
  return (
    <Box component="section" className={classes['scroller'] ?? ''} tabIndex={0} aria-label={t`Итоги, ${label}`}>
      <Table className={classes['results'] ?? ''} aria-label={t`Итоги, ${label}`}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>
              <Trans>Предмет</Trans>
            </Table.Th>
            {titles.map((title, index) => (
              <Table.Th key={title} ta="center" w={index < quarterNumerals.length ? 54 : 78}>
                {title}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {courses.map((course) => (
            <CourseRow key={course.title} course={course} />
          ))}
        </Table.Tbody>
        <MissesRows misses={misses} />
      </Table>
      {courses.some(({ results }) => results.some(({ differs }) => differs)) ? (
        <Text size="xs" c="dimmed" mt={4}>
          {starNote()}
        </Text>
      ) : null}
    </Box>
  )
}

function CourseRow({ course }: { course: SheetCourse }) {
  const { title, mode, results } = course
  if (!isGraded(mode) && results.length === 0)
    return (
      <Table.Tr>
        <Table.Th scope="row" fw={500}>
          {title}
        </Table.Th>
        <Table.Td colSpan={quarterNumerals.length + yearColumns} ta="center" c="dimmed">
          <Trans>без отметок</Trans>
        </Table.Td>
      </Table.Tr>
    )
  return (
    <Table.Tr>
      <Table.Th scope="row" fw={500}>
        {title}
      </Table.Th>
      {resultCells(results).map(({ columns, result }, index) => (
        <Table.Td key={index} colSpan={columns} ta="center">
          {result === null ? null : <Value result={result} />}
        </Table.Td>
      ))}
    </Table.Tr>
  )
}

const isWeak = ({ type, value }: KeptResult) => value === null || (type === 'passfail' ? value === 0 : value === 2)

function Value({ result }: { result: KeptResult }) {
  const { t } = useLingui()
  const isFinal = result.type === 'total'
  return (
    <span
      className={classes['value']}
      data-weak={isWeak(result) || undefined}
      title={result.differs ? t`Выставлено иначе, чем по отметкам` : undefined}
      style={isFinal ? { fontWeight: 700 } : undefined}
    >
      {paperResult('ru', result)}
    </span>
  )
}

function MissesRows({ misses }: { misses: readonly MissCounts[] }) {
  const { t } = useLingui()
  const lines = [
    ...missCategories.map((category) => ({
      title: missCategoryTitles[category],
      of: (one: MissCounts) => one[category],
    })),
    { title: t`Опоздания`, of: (one: MissCounts) => one.late },
  ].filter(({ of }) => misses.some((one) => of(one) > 0))
  if (lines.length === 0) return null
  return (
    <Table.Tbody className={classes['misses'] ?? ''}>
      {[{ title: t`Пропущено уроков`, of: missedLessons }, ...lines].map(({ title, of }, row) => {
        return (
          <Table.Tr key={title}>
            <Table.Th scope="row" fw={row === 0 ? 600 : 400} pl={row === 0 ? undefined : 'lg'}>
              {title}
            </Table.Th>
            {yearCounts(misses, of).map((count, index) => (
              <Table.Td key={index} ta="center">
                {count === 0 ? null : count}
              </Table.Td>
            ))}
            <Table.Td colSpan={2} />
          </Table.Tr>
        )
      })}
    </Table.Tbody>
  )
}
