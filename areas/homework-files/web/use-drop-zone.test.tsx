import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { notify } from '#platform/web/notifications/notify.ts'
import { speakForTests } from '#areas/journal/web/testing/index.ts'
import { useDropZone } from '#areas/media/web/index.ts'

beforeEach(() => {
  speakForTests()
})
const fileOf = (name: string) => new File(['a'], name, { type: 'image/png' })

function show({ isReadOnly = false } = {}) {
  const given: string[] = []
  function Zone() {
    const zone = useDropZone(isReadOnly, (files) => given.push(...files.map(({ name }) => name)))
    return (
      <div data-testid="zone" {...zone}>
        <textarea aria-label="Задание" />
      </div>
    )
  }
  render(<Zone />)
  const zone = screen.getByTestId('zone')
  const field = screen.getByRole('textbox')
  /** @returns whether the browser is kept from doing its own */
  const act = (kind: 'dragOver' | 'drop' | 'paste', data: object) => {
    const event = createEvent[kind](field, kind === 'paste' ? { clipboardData: data } : { dataTransfer: data })
    fireEvent(field, event)
    return event.defaultPrevented
  }
  return { given, zone, act, leave: () => fireEvent.dragLeave(zone) }
}
const dragged = (...names: string[]) => ({
  types: ['Files'],
  items: names.map((name) => ({
    kind: 'file',
    webkitGetAsEntry: () => ({ isDirectory: !name.includes('.') }),
    getAsFile: () => fileOf(name),
  })),
})
const copied = (text: string, ...names: string[]) => ({
  files: names.map(fileOf),
  getData: (type: string) => (type === 'text/plain' ? text : ''),
})

test('files that are held above are waited for, those dropped are given', () => {
  const { zone, given, act, leave } = show()
  expect(act('dragOver', dragged('a.pdf'))).toBe(true)
  expect(zone.dataset['over']).toBe('true')
  leave()
  expect(zone.dataset['over']).toBeUndefined()
  act('dragOver', dragged('a.pdf'))
  expect(act('drop', dragged('a.pdf', 'b.pdf'))).toBe(true)
  expect(zone.dataset['over']).toBeUndefined()
  expect(given).toEqual(['a.pdf', 'b.pdf'])
})

test('a folder is not given, and that is said', () => {
  const showError = vi.spyOn(notify, 'error').mockImplementation(() => undefined)
  const { given, act } = show()
  act('drop', dragged('Папка', 'a.pdf'))
  expect(given).toEqual(['a.pdf'])
  expect(showError).toHaveBeenCalledWith('Папку приложить нельзя: перетащите файлы из неё')
  showError.mockRestore()
})

test('text that is dragged goes its usual way', () => {
  const { zone, given, act } = show()
  const text = { types: ['text/plain'], items: [{ kind: 'string' }] }
  expect([act('dragOver', text), act('drop', text)]).toEqual([false, false])
  expect([zone.dataset['over'], given]).toEqual([undefined, []])
})

test('a picture and a copied file are pasted as files', () => {
  const { given, act } = show()
  expect(act('paste', copied('', 'image.png'))).toBe(true)
  expect(act('paste', copied('/home/me/Лист.pdf', 'Лист.pdf'))).toBe(true)
  expect(given).toEqual(['Снимок.png', 'Лист.pdf'])
})

test('text is pasted as text, also where it brings a picture of itself', () => {
  const { given, act } = show()
  expect(act('paste', copied('№ 5'))).toBe(false)
  expect(act('paste', copied('№ 5\t№ 6', 'image.png'))).toBe(false)
  expect(given).toEqual([])
})

test('what is only read takes nothing', () => {
  const { given, act } = show({ isReadOnly: true })
  expect(act('drop', dragged('a.pdf'))).toBe(false)
  expect(act('paste', copied('', 'image.png'))).toBe(false)
  expect(given).toEqual([])
})
