import { useLingui } from '@lingui/react/macro'
import { componentTitles } from '#areas/curriculum/rules/components.ts'
import { displayNumber } from '#platform/contract/number.ts'
import { Scrolled, Table } from '#platform/web/ui/index.ts'
import type { ComparedRow, PlanComparison } from '../../contract/comparison.ts'
import classes from './compare.module.css'

const hoursText = (hours: number | null): string => (hours === null ? '—' : displayNumber(hours))
/** «+2», «−1», «0». */
const differenceText = (difference: number): string =>
  difference === 0 ? '0' : `${difference > 0 ? '+' : '−'}${displayNumber(Math.abs(difference))}`
const signOf = (difference: number) => (difference > 0 ? 'more' : difference < 0 ? 'less' : undefined)

function Difference({ of }: { of: number }) {
  return (
    <Table.Td className={classes['number']} data-sign={signOf(of)}>
      {differenceText(of)}
    </Table.Td>
  )
}

/** Hours of both plans in each column over all courses. */
export function ComparedSums({ sums, theirs }: { sums: PlanComparison['sums']; theirs: string }) {
  const { t } = useLingui()
  const title = t`Сумма часов в неделю`
  const differences = sums.map(({ key, ours, theirs: other }) => ({ key, of: Math.round((ours - other) * 10) / 10 }))
  return (
    <Scrolled minWidth={200 + sums.length * 64} aria-label={title}>
      <Table className={classes['compared']} aria-label={title}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{title}</Table.Th>
            {sums.map(({ key, column }) => (
              <Table.Th key={key} className={classes['number']}>
                {column}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          <Table.Tr>
            <Table.Th scope="row">{t`Наш план`}</Table.Th>
            {sums.map(({ key, ours }) => (
              <Table.Td key={key} className={classes['number']}>
                {displayNumber(ours)}
              </Table.Td>
            ))}
          </Table.Tr>
          <Table.Tr>
            <Table.Th scope="row">{theirs}</Table.Th>
            {sums.map(({ key, theirs: other }) => (
              <Table.Td key={key} className={classes['number']}>
                {displayNumber(other)}
              </Table.Td>
            ))}
          </Table.Tr>
          <Table.Tr>
            <Table.Th scope="row">{t`Разница`}</Table.Th>
            {differences.map(({ key, of }) => (
              <Difference key={key} of={of} />
            ))}
          </Table.Tr>
        </Table.Tbody>
      </Table>
    </Scrolled>
  )
}

/** Courses and columns in which both plans stand beside each other. */
export function ComparedRows({ rows, theirs }: { rows: readonly ComparedRow[]; theirs: string }) {
  const { t } = useLingui()
  const title = t`Различия планов`
  return (
    <Scrolled minWidth={620} aria-label={title}>
      <Table className={classes['compared']} aria-label={title}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t`Предмет`}</Table.Th>
            <Table.Th>{t`Часть`}</Table.Th>
            <Table.Th>{t`Столбец`}</Table.Th>
            <Table.Th className={classes['number']}>{t`Наш план`}</Table.Th>
            <Table.Th className={classes['number']}>{theirs}</Table.Th>
            <Table.Th className={classes['number']}>{t`Разница`}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map(({ course, component, key, column, ours, theirs: other, difference }) => (
            <Table.Tr key={`${course.id} ${key}`}>
              <Table.Th scope="row" fw={500}>
                {course.title}
              </Table.Th>
              <Table.Td>{component === null ? t`нет в плане` : componentTitles[component]}</Table.Td>
              <Table.Td>{column}</Table.Td>
              <Table.Td className={classes['number']}>{hoursText(ours)}</Table.Td>
              <Table.Td className={classes['number']}>{hoursText(other)}</Table.Td>
              <Difference of={difference} />
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Scrolled>
  )
}
