import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { notify } from '#platform/web/notifications/notify.ts'
import { Notices } from './notices.tsx'

test('a notice goes by itself, or by a click; the same one is not shown twice', () => {
  vi.useFakeTimers()
  render(<Notices />)
  act(() => {
    notify.error('Произошла ошибка')
    notify.error('Произошла ошибка')
    notify.info('Готово')
  })
  expect(screen.getAllByRole('alert')).toHaveLength(1)
  fireEvent.click(screen.getByRole('button', { name: 'Готово' }))
  expect(screen.queryByRole('status')).toBeNull()
  act(() => void vi.advanceTimersByTime(2900))
  expect(screen.getByRole('alert').textContent).toBe('Произошла ошибка')
  act(() => void vi.advanceTimersByTime(200))
  expect(screen.queryByRole('alert')).toBeNull()
})
