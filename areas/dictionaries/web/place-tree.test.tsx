import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { fireEvent, render, screen } from '@testing-library/react'
import { beforeAll, expect, it, vi } from 'vitest'
import { MantineProvider } from '#platform/web/ui/index.ts'
import { placePaths } from '../rules/place-paths.ts'
import { PlaceTreeDialog } from './place-tree-dialog.tsx'

beforeAll(() => i18n.loadAndActivate({ locale: 'ru', messages: {} }))

const places = placePaths([
  { id: 1, title: 'Казахстан', parent_id: null },
  { id: 2, title: 'Алматинская область', parent_id: 1 },
  { id: 3, title: 'Талгар', parent_id: 2 },
  { id: 4, title: 'Алматы', parent_id: 1 },
])
function open(start: number | null) {
  const onChoose = vi.fn()
  render(
    <I18nProvider i18n={i18n}>
      <MantineProvider env="test">
        <PlaceTreeDialog
          title="Место рождения"
          places={places}
          start={places.find(({ id }) => id === start) ?? null}
          onChoose={onChoose}
          onClose={vi.fn()}
        />
      </MantineProvider>
    </I18nProvider>,
  )
  return onChoose
}

it('opens where the chosen place stands, and says which it is', () => {
  open(3)
  expect(screen.getByText('Талгар').getAttribute('aria-current')).toBe('true')
  expect(screen.getByText('Алматы').hasAttribute('aria-current')).toBe(false)
})

it('is opened level by level; what holds others may be chosen itself', () => {
  const onChoose = open(null)
  expect(screen.queryByText('Алматинская область')).toBeNull()
  fireEvent.click(screen.getByLabelText('Развернуть: Казахстан'))
  fireEvent.click(screen.getByLabelText('Развернуть: Алматинская область'))
  fireEvent.click(screen.getByText('Талгар'))
  fireEvent.click(screen.getByText('Алматинская область'))
  expect(onChoose.mock.calls).toEqual([[3], [2]])
})
