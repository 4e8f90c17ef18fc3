import { useLingui } from '@lingui/react/macro'
import { Table } from '@mantine/core'
import { displayNumber } from '#platform/contract/number.ts'
import type { Column } from './columns.ts'
import type { ListAnswer } from './use-list.ts'

interface Props<Row> {
  answer: ListAnswer<Row>
  columns: readonly Column<Row>[]
  /** Rows can be chosen: a column stands before the others. */
  isChosen: boolean
}

/** Sums of all that was found, whichever page is shown, under the columns that they are of; none where some is merely alike. */
export function ListTotals<Row>({ answer: { totals = {}, exact }, columns, isChosen }: Props<Row>) {
  const { t } = useLingui()
  const [first, ...others] = columns
  if (first === undefined || exact !== undefined || others.every(({ key }) => totals[key] === undefined)) return null
  return (
    <Table.Tfoot>
      <Table.Tr>
        {isChosen ? <Table.Td /> : null}
        <Table.Th scope="row">{t`Всего по списку`}</Table.Th>
        {others.map(({ key, align }) => {
          const sum = totals[key]
          return (
            <Table.Td key={key} ta={align} fw={600}>
              {sum === undefined ? null : displayNumber(sum)}
            </Table.Td>
          )
        })}
      </Table.Tr>
    </Table.Tfoot>
  )
}

/** The same in one line, where a list is shown as cards: «Учеников: 612 · Часов: 96». */
export const totalsInWords = <Row,>({ totals = {}, exact }: ListAnswer<Row>, columns: readonly Column<Row>[]): string =>
  exact === undefined
    ? columns
        .flatMap(({ key, title }) => {
          const sum = totals[key]
          return sum === undefined ? [] : [`${title}: ${displayNumber(sum)}`]
        })
        .join(' · ')
    : ''
