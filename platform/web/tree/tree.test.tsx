import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { MantineProvider } from '@mantine/core'
import { fireEvent, render, screen } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import { Tree } from './tree.tsx'
import { TreeRow } from './tree-row.tsx'
import { parentNodes, useFolding } from './use-folding.ts'

beforeAll(() => i18n.loadAndActivate({ locale: 'ru', messages: {} }))

const nodes = [
  { value: 'country', label: 'Казахстан', children: [{ value: 'city', label: 'Алматы' }] },
  { value: 'other', label: 'Другая страна' },
]
const titles: Record<string, string> = { country: 'Казахстан', city: 'Алматы', other: 'Другая страна' }
function Places({ search = false, moves }: { search?: boolean; moves?: string[] }) {
  const folding = useFolding([], search ? parentNodes(nodes) : [])
  return (
    <Tree
      label="Места"
      nodes={nodes}
      folding={folding}
      dropOf={moves && ((dragged, target) => (target === 'other' ? () => moves.push(`${dragged} → ${target}`) : null))}
      renderRow={(node) => (
        <TreeRow
          node={node}
          title={titles[node.node.value] ?? ''}
          handle={node.node.value === 'other' ? null : 'Перенести'}
        >
          <button type="button">{titles[node.node.value]}</button>
        </TreeRow>
      )}
    />
  )
}
const open = (page: React.ReactNode) =>
  render(
    <I18nProvider i18n={i18n}>
      <MantineProvider env="test">{page}</MantineProvider>
    </I18nProvider>,
  )

const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key, code: key })
const focused = () => document.activeElement?.getAttribute('data-value')

it('goes by keys: arrows open, close and step, Home and End lead to the ends', () => {
  open(<Places />)
  screen.getAllByRole('treeitem')[0]?.focus()
  expect(screen.getAllByRole('treeitem')).toHaveLength(2)
  press('ArrowRight')
  expect(screen.getAllByRole('treeitem')).toHaveLength(3)
  press('End')
  expect(focused()).toBe('other')
  press('ArrowUp')
  expect(focused()).toBe('city')
  press('ArrowLeft')
  expect(focused()).toBe('country')
  press('ArrowLeft')
  expect(screen.getAllByRole('treeitem')).toHaveLength(2)
  press('End')
  press('Home')
  expect(focused()).toBe('country')
})

it('folds the row in focus by Enter and Space, and says whether it stands open', () => {
  open(<Places />)
  const [country, other] = screen.getAllByRole('treeitem')
  expect(country?.getAttribute('aria-expanded')).toBe('false')
  expect(other?.hasAttribute('aria-expanded')).toBe(false)
  country?.focus()
  press('Enter')
  expect(country?.getAttribute('aria-expanded')).toBe('true')
  press(' ')
  expect(country?.getAttribute('aria-expanded')).toBe('false')
})

it('leaves keys on the buttons of a row to them', () => {
  open(<Places />)
  const country = screen.getAllByRole('treeitem')[0]
  const name = screen.getByText('Казахстан')
  name.focus()
  press('Enter')
  expect(country?.getAttribute('aria-expanded')).toBe('false')
})

it('shows at once what a search found, and lets it be folded by its button', () => {
  open(<Places search />)
  expect(screen.getByText('Алматы')).toBeTruthy()
  fireEvent.click(screen.getByLabelText('Свернуть: Казахстан'))
  expect(screen.queryByText('Алматы')).toBeNull()
  expect(screen.getByLabelText('Развернуть: Казахстан')).toBeTruthy()
})

it('is dragged by its handle only, where it may be dragged and fall', () => {
  const moves: string[] = []
  const { rerender } = open(<Places search />)
  expect(screen.queryAllByTitle('Перенести')).toHaveLength(0)
  rerender(
    <I18nProvider i18n={i18n}>
      <MantineProvider env="test">
        <Places search moves={moves} />
      </MantineProvider>
    </I18nProvider>,
  )
  const handles = screen.getAllByTitle('Перенести')
  expect(handles).toHaveLength(2)
  const rowOf = (text: string) => screen.getByText(text).parentElement ?? document.body
  const dataTransfer = { setData: () => undefined, effectAllowed: '', dropEffect: '' }
  const drag = (onto: string) => {
    fireEvent.mouseDown(handles[1] ?? document.body)
    fireEvent.dragStart(rowOf('Алматы'), { dataTransfer })
    fireEvent.dragOver(rowOf(onto), { dataTransfer })
    fireEvent.drop(rowOf(onto), { dataTransfer })
    fireEvent.dragEnd(rowOf('Алматы'), { dataTransfer })
  }
  drag('Казахстан')
  expect(moves).toEqual([])
  drag('Другая страна')
  expect(moves).toEqual(['city → other'])
})
