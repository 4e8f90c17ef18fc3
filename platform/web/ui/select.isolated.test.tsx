import { MantineProvider } from '@mantine/core'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'

const data = [
  { value: '5', label: '5А класс' },
  { value: '6', label: '6Б класс' },
]
const changed = vi.fn<(value: string | null) => void>()

/** A field whose choices nobody has wanted yet. */
async function drawn(props: object = {}) {
  vi.resetModules()
  const { Select } = await import('./select.tsx')
  render(
    <MantineProvider>
      <Select aria-label="Класс" data={data} value="5" onChange={changed} {...props} />
      <button type="button">Рядом</button>
    </MantineProvider>,
  )
  return screen.getByRole<HTMLInputElement>('combobox', { name: 'Класс' })
}
const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Класс' })
beforeEach(() => void changed.mockReset())

test('closed it says what is chosen; a press opens it and gives it the focus', async () => {
  const closed = await drawn()
  expect(closed.value).toBe('5А класс')
  expect(closed.getAttribute('aria-expanded')).toBe('false')
  fireEvent.click(closed)
  fireEvent.click(await screen.findByRole('option', { name: '6Б класс' }))
  expect(changed).toHaveBeenCalledExactlyOnceWith('6', data[1])
  expect(document.activeElement).toBe(field())
})

test('by keys it opens with an arrow, and what is typed is sought', async () => {
  const closed = await drawn()
  closed.focus()
  fireEvent.keyDown(closed, { key: 'ArrowDown' })
  await screen.findByRole('option', { name: '6Б класс' })
  expect(document.activeElement).toBe(field())
})

test('what is typed before its choices have come is not lost', async () => {
  const closed = await drawn({ searchable: true })
  fireEvent.change(closed, { target: { value: '6' } })
  await screen.findByRole('option', { name: '6Б класс' })
  await waitFor(() => expect(field().value).toBe('6'))
  expect(screen.queryByRole('option', { name: '5А класс' })).toBeNull()
})

test('what is chosen is taken away without them', async () => {
  await drawn({ clearable: true, clearButtonProps: { 'aria-label': 'Снять' } })
  fireEvent.click(screen.getByLabelText('Снять'))
  expect(changed).toHaveBeenCalledExactlyOnceWith(null, null)
})

test('a field that is off opens nothing', async () => {
  const closed = await drawn({ disabled: true })
  fireEvent.click(closed)
  fireEvent.keyDown(closed, { key: 'ArrowDown' })
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(field()).toBe(closed)
})
