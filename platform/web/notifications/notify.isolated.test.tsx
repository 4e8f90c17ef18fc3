import { MantineProvider } from '@mantine/core'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { NotificationSlot } from './notification-slot.tsx'
import { notify } from './notify.ts'

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  render(
    <MantineProvider>
      <NotificationSlot />
    </MantineProvider>,
  )
})
afterEach(() => vi.useRealTimers())
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

it('shows a title only, and is gone after 3000 ms', async () => {
  act(() => notify.success('Успешно'))
  const shown = await screen.findByText('Успешно')
  expect(shown.closest('[role=status]')?.textContent).toBe('Успешно')
  await pass(2500)
  expect(screen.queryByText('Успешно')).not.toBeNull()
  await pass(1000)
  expect(screen.queryByText('Успешно')).toBeNull()
})

it('is gone after a click', async () => {
  act(() => notify.error('Доступ запрещен'))
  fireEvent.click(await screen.findByRole('alert'))
  await pass(400)
  expect(screen.queryByText('Доступ запрещен')).toBeNull()
})
