import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { hasUnsavedInput, useUnsavedInput } from './unsaved.ts'

afterEach(cleanup)

function Watched({ isDirty }: { isDirty: boolean }) {
  useUnsavedInput(() => isDirty)
  return (
    <>
      <input type="text" aria-label="Имя" />
      <input type="search" aria-label="Поиск" />
    </>
  )
}

test('what a form holds back counts as long as it stands', () => {
  const page = render(<Watched isDirty={false} />)
  expect(hasUnsavedInput()).toBe(false)
  page.rerender(<Watched isDirty />)
  expect(hasUnsavedInput()).toBe(true)
  page.unmount()
  expect(hasUnsavedInput()).toBe(false)
})

test('a text that is just being typed counts, a search does not', () => {
  const page = render(<Watched isDirty={false} />)
  const type = (label: string) => {
    const field = page.getByLabelText(label) as HTMLInputElement
    field.value = 'Абаева'
    field.focus()
    return hasUnsavedInput()
  }
  expect([type('Имя'), type('Поиск')]).toEqual([true, false])
})
