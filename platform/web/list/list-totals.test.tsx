import { MantineProvider } from '@mantine/core'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Column } from './columns.ts'
import { ListTable } from './list-table.tsx'
import { totalsInWords } from './list-totals.tsx'
import type { List, ListAnswer } from './use-list.ts'

interface Row {
  id: number
  title: string
  students: number
}
const columns: Column<Row>[] = [
  { key: 'title', title: 'Класс', render: ({ title }) => title },
  { key: 'shift', title: 'Смена', render: () => 1 },
  { key: 'students', title: 'Учеников', align: 'right', render: ({ students }) => students },
]
const page: ListAnswer<Row> = {
  items: [{ id: 1, title: '7А', students: 24 }],
  total: 51,
  page: 1,
  size: 1,
  totals: { students: 1224.5 },
}
const show = (answer: ListAnswer<Row>) => {
  const list = { state: { sort: 'name', asc: true }, answer: { data: answer, isFetching: false } } as List<Row>
  render(
    <I18nProvider i18n={i18n}>
      <MantineProvider env="test">
        <ListTable list={list} label="Классы" columns={columns} rowKey={({ id }) => id} />
      </MantineProvider>
    </I18nProvider>,
  )
}
const plain = (text: string | null | undefined) => text?.replaceAll(/\s/g, ' ')

test('sums of all that was found stand under their columns', () => {
  show(page)
  const foot = within(screen.getByRole('row', { name: /Всего по списку/ }))
  expect(foot.getAllByRole('cell').map(({ textContent }) => plain(textContent))).toEqual(['', '1 224,5'])
})

test('there are none of a list that counts nothing, nor where rows are merely alike', () => {
  show({ ...page, totals: {} })
  show({ ...page, exact: 0 })
  expect(screen.queryByText('Всего по списку')).toBeNull()
})

test('on a phone they are said in a line', () => {
  expect(plain(totalsInWords(page, columns))).toBe('Учеников: 1 224,5')
  expect(totalsInWords({ ...page, exact: 1 }, columns)).toBe('')
})
