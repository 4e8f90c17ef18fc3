import { Table, UnstyledButton } from '@mantine/core'
import { IconArrowDown, IconArrowUp } from '../icons/index.ts'
import type { ReactNode } from 'react'
import type { Column } from './columns.ts'
import classes from './list.module.css'

interface Props<Row> {
  columns: readonly Column<Row>[]
  sort: string
  asc: boolean
  onSort: (sort: string, asc: boolean) => void
  /** Before them all: choosing rows. */
  first?: ReactNode
}

/** Titles of the columns; those that order the list are buttons, and say how it is ordered. */
export function ListHead<Row>({ columns, sort, asc, onSort, first = null }: Props<Row>) {
  const Arrow = asc ? IconArrowUp : IconArrowDown
  const order = asc ? 'ascending' : 'descending'
  return (
    <Table.Thead>
      <Table.Tr>
        {first}
        {columns.map(({ key, title, sort: by, width, align }) => {
          const isSorted = by === sort
          return (
            <Table.Th
              key={key}
              w={width}
              ta={align}
              aria-sort={by === undefined ? undefined : isSorted ? order : 'none'}
            >
              {by === undefined ? (
                title
              ) : (
                <UnstyledButton className={classes['sort']} onClick={() => onSort(by, isSorted ? !asc : true)}>
                  {title}
                  {isSorted ? <Arrow size={14} aria-hidden /> : null}
                </UnstyledButton>
              )}
            </Table.Th>
          )
        })}
      </Table.Tr>
    </Table.Thead>
  )
}
