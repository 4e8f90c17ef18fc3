import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { MantineProvider } from '@mantine/core'
import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Calendar } from './calendar.tsx'
import { DateField } from './date-field.tsx'
import { addMonths, inMonth, monthNames, weeksOf } from './month.ts'
import { readTypedDate, withDots } from './typed-date.ts'

test.each([
  ['20.11.2026', '2026-11-20'],
  ['2.1.2026', '2026-01-02'],
  ['20/11/2026', '2026-11-20'],
  ['20112026', '2026-11-20'],
  [' 2026-11-20 ', '2026-11-20'],
  ['29.02.2028', '2028-02-29'],
  ['29.02.2026', null],
  ['32.01.2026', null],
  ['11.20.2026', null],
  ['20.11.26', null],
  ['20.11', null],
  ['', null],
])('«%s» is read as %s', (text, date) => expect(readTypedDate(text)).toBe(date))

test.each([
  ['20', '2', '20.'],
  ['20.11', '20.1', '20.11.'],
  ['2.11', '2.1', '2.11.'],
  ['20', '20.', '20'],
  ['20.11.2026', '', '20.11.2026'],
  ['2', '', '2'],
])('typing %s after %s leaves %s', (text, before, shown) => expect(withDots(text, before)).toBe(shown))

test('a month begins on Monday and leaves out its neighbours', () => {
  const weeks = weeksOf({ year: 2026, month: 11 })
  expect(weeks).toHaveLength(6)
  expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01'])
  expect(weeks.at(-1)?.[0]).toBe('2026-11-30')
  expect(weeksOf({ year: 2027, month: 2 })).toHaveLength(4)
  expect(monthNames()).toContain('ноябрь')
})

test('months are counted over years, and a day keeps its number where it can', () => {
  expect(addMonths({ year: 2026, month: 12 }, 1)).toEqual({ year: 2027, month: 1 })
  expect(addMonths({ year: 2026, month: 1 }, -1)).toEqual({ year: 2025, month: 12 })
  expect(inMonth('2026-01-31', { year: 2026, month: 2 })).toBe('2026-02-28')
})

interface Shown {
  value?: string
  min?: string
  max?: string
}
function show({ value: initial = '', ...bounds }: Shown = {}) {
  const received: string[] = []
  function Field() {
    const [value, setValue] = useState(initial)
    const listener = (text: string) => {
      received.push(text)
      setValue(text)
    }
    return <DateField label="Выдан" value={value} onChange={listener} {...bounds} />
  }
  render(
    <I18nProvider i18n={i18n}>
      <MantineProvider env="test">
        <Field />
      </MantineProvider>
    </I18nProvider>,
  )
  return { received, input: screen.getByLabelText<HTMLInputElement>('Выдан') }
}
const type = (input: HTMLInputElement, ...keys: string[]) => {
  for (const key of keys) fireEvent.change(input, { target: { value: input.value + key } })
}
const day = (name: string) => screen.getByRole('button', { name })

test('a date is typed as it is written here, its dots come by themselves', () => {
  const { input, received } = show()
  type(input, ...Array.from('20112026'))
  expect(input.value).toBe('20.11.2026')
  expect(received.at(-1)).toBe('2026-11-20')
  expect(received.slice(0, -1)).not.toContainEqual(expect.stringMatching(/^\d{4}-/))
})

test('a short date is written out on leaving; erasing gives the empty text', () => {
  const { input, received } = show()
  fireEvent.change(input, { target: { value: '2.1.2026' } })
  expect(input.value).toBe('2.1.2026')
  fireEvent.blur(input)
  expect(input.value).toBe('02.01.2026')
  fireEvent.change(input, { target: { value: '' } })
  expect(received.at(-1)).toBe('')
})

test('what is no date stays to be corrected, is told of, and passes no schema', () => {
  const { input, received } = show()
  fireEvent.change(input, { target: { value: '31.11.2026' } })
  expect(screen.queryByText('Такой даты нет')).toBeNull()
  fireEvent.blur(input)
  expect(screen.getByText('Такой даты нет')).toBeTruthy()
  expect(input.value).toBe('31.11.2026')
  expect(received).toEqual(['31.11.2026'])
})

test.each([
  [{ value: '2026-11-01', min: '2026-11-02' }, 'Не раньше 02.11.2026'],
  [{ value: '2026-11-03', max: '2026-11-02' }, 'Не позже 02.11.2026'],
])('%o is told of', (shown, words) => {
  show(shown)
  expect(screen.getByText(words)).toBeTruthy()
})

test('the arrow down opens the calendar at the date; arrow keys and Enter choose another', () => {
  const { input, received } = show({ value: '2026-11-30' })
  fireEvent.keyDown(input, { key: 'ArrowDown' })
  expect(input.getAttribute('aria-expanded')).toBe('true')
  const begin = day('30 ноября 2026')
  expect(document.activeElement).toBe(begin)
  fireEvent.keyDown(begin, { key: 'ArrowRight' })
  const next = day('1 декабря 2026')
  expect(document.activeElement).toBe(next)
  fireEvent.click(next)
  expect(received).toEqual(['2026-12-01'])
  expect(input.value).toBe('01.12.2026')
  expect(document.activeElement).toBe(input)
})

test('Escape closes the calendar and leaves the date', () => {
  const { input, received } = show({ value: '2026-11-20' })
  fireEvent.click(screen.getByRole('button', { name: 'Календарь' }))
  fireEvent.keyDown(day('20 ноября 2026'), { key: 'Escape' })
  expect(input.getAttribute('aria-expanded')).toBe('false')
  expect(received).toEqual([])
})

function showCalendar(bounds: { min?: string; max?: string } = {}) {
  const chosen: string[] = []
  render(
    <I18nProvider i18n={i18n}>
      <MantineProvider env="test">
        <Calendar begin="2026-11-20" onDate={(date) => chosen.push(date)} {...bounds} />
      </MantineProvider>
    </I18nProvider>,
  )
  return chosen
}
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })
const focused = () => document.activeElement?.getAttribute('aria-label')

test.each([
  ['ArrowUp', '13 ноября 2026'],
  ['ArrowLeft', '19 ноября 2026'],
  ['Home', '16 ноября 2026'],
  ['End', '22 ноября 2026'],
  ['PageUp', '20 октября 2026'],
  ['PageDown', '20 декабря 2026'],
])('%s goes to %s', (key, name) => {
  showCalendar()
  press(key)
  expect(focused()).toBe(name)
})

test('month and year are chosen too; the focus stays where it was', () => {
  showCalendar()
  fireEvent.change(screen.getByLabelText('Год'), { target: { value: '2013' } })
  fireEvent.change(screen.getByLabelText('Месяц'), { target: { value: '2' } })
  expect(screen.getByRole('table', { name: 'февраль 2013' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Прошлый месяц' }))
  expect(day('20 января 2013').tabIndex).toBe(0)
  expect(focused()).not.toBe('20 января 2013')
})

test('days outside the bounds can be neither chosen nor reached', () => {
  const chosen = showCalendar({ min: '2026-11-19', max: '2026-11-25' })
  fireEvent.click(day('18 ноября 2026'))
  expect(chosen).toEqual([])
  press('PageDown')
  expect(focused()).toBe('25 ноября 2026')
  fireEvent.click(screen.getByRole('button', { name: 'Прошлый месяц' }))
  expect(day('19 ноября 2026').tabIndex).toBe(0)
})
