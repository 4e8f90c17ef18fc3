import { MantineProvider } from '@mantine/core'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Action, ActionMenu } from './action-menu.tsx'
import { theme } from '../theme/theme.ts'

const open = (menu: React.ReactNode) =>
  render(
    <MantineProvider env="test" theme={theme}>
      {menu}
    </MantineProvider>,
  )
const button = (name: string) => screen.getByRole('button', { name })
const item = (name: RegExp) => screen.getByRole('menuitem', { name })

it('shows its actions behind one named button and does the chosen one', () => {
  const change = vi.fn()
  open(
    <ActionMenu label="Действия: Кафедра" heading="Подразделение">
      <Action onClick={change}>Изменить</Action>
      <Action onClick={vi.fn()} isCurrent>
        Показать
      </Action>
    </ActionMenu>,
  )
  expect(screen.queryByRole('menuitem')).toBeNull()
  fireEvent.click(button('Действия: Кафедра'))
  expect(screen.getByText('Подразделение')).toBeTruthy()
  expect(item(/Показать/).getAttribute('aria-current')).toBe('true')
  fireEvent.click(item(/Изменить/))
  expect(change).toHaveBeenCalledOnce()
})

it('says why an action can not be done now, and does not do it', () => {
  const raise = vi.fn()
  open(
    <ActionMenu label="Действия">
      <Action onClick={raise} objection="Стоит первым">
        Выше
      </Action>
    </ActionMenu>,
  )
  fireEvent.click(button('Действия'))
  fireEvent.click(item(/Стоит первым/))
  expect(raise).not.toHaveBeenCalled()
})

it('waits for what it was asked for', () => {
  open(
    <ActionMenu text="Табель" isPending>
      <Action onClick={vi.fn()}>На русском</Action>
    </ActionMenu>,
  )
  expect(button('Табель')).toHaveProperty('disabled', true)
})
