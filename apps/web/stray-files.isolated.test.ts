import { createEvent, fireEvent } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { refuseStrayFiles } from './stray-files.ts'

beforeAll(refuseStrayFiles)
function drop(at: Element, types: string[]) {
  document.body.replaceChildren(at)
  const event = createEvent.drop(at, { dataTransfer: { types, dropEffect: 'copy' } })
  fireEvent(at, event)
  return [event.defaultPrevented, (event as DragEvent).dataTransfer?.dropEffect]
}
const input = (type: string) => Object.assign(document.createElement('input'), { type })

test('a file goes nowhere where nothing takes it', () => {
  expect(drop(document.createElement('p'), ['Files'])).toEqual([true, 'none'])
  expect(drop(input('text'), ['Files'])).toEqual([true, 'none'])
})

test('text, and what takes files, are left alone', () => {
  expect(drop(input('text'), ['text/plain'])).toEqual([false, 'copy'])
  expect(drop(input('file'), ['Files'])).toEqual([false, 'copy'])
  const zone = document.createElement('div')
  zone.addEventListener('drop', (event) => event.preventDefault())
  expect(drop(zone, ['Files'])).toEqual([true, 'copy'])
})
