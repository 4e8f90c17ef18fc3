import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { AppProviders } from '../app-providers.tsx'
import { Popover } from './popover.tsx'

test('a panel is called by its button, which says that it is open; Escape closes it and gives the focus back', async () => {
  render(
    <AppProviders>
      <Popover returnFocus>
        <Popover.Target>
          <button type="button">Столбцы</button>
        </Popover.Target>
        <Popover.Dropdown>
          <button type="button">Все</button>
        </Popover.Dropdown>
      </Popover>
    </AppProviders>,
  )
  const button = screen.getByRole('button', { name: 'Столбцы' })
  expect(button.getAttribute('aria-expanded')).toBe('false')
  button.focus()
  fireEvent.click(button)
  const panel = await screen.findByRole('dialog', { name: 'Столбцы' })
  expect(screen.getByRole('button', { name: 'Столбцы' })).toBe(button)
  expect(button.getAttribute('aria-expanded')).toBe('true')
  expect(button.getAttribute('aria-controls')).toBe(panel.id)
  fireEvent.keyDown(panel, { key: 'Escape' })
  await waitFor(() => expect(button.getAttribute('aria-expanded')).toBe('false'))
  await waitFor(() => expect(document.activeElement).toBe(button))
})
