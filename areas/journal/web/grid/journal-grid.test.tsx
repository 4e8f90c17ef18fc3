import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { DataGrid } from '#platform/web/grid/index.ts'
import { AppProviders } from '#platform/web/app-providers.tsx'
import { defaultPolicy } from '#areas/grading/rules/policy.ts'
import type { Work } from '../../contract/journal.ts'
import { ResultsCache } from '../sheet/results-cache.ts'
import { sampleSession } from '../testing/sample-session.ts'
import { sampleJournal } from '../testing/sample-journal.ts'
import { speakForTests } from '../testing/speak.ts'
import type { SheetView } from './sheet-view.ts'
import { useJournalSheet } from './use-journal-sheet.ts'

const patienceMs = 60_000

const view: SheetView = { tints: true, sums: true, percent: true, hidesFuture: false }

beforeEach(() => {
  speakForTests()
})
function Sheet({
  journalSession,
  onOpen,
}: {
  journalSession: ReturnType<typeof sampleSession>
  onOpen: (place: unknown) => void
}) {
  const [results] = useState(() => new ResultsCache(journalSession.store))
  const { beside: _beside, ...sheet } = useJournalSheet(journalSession.store, results, 1, { view, time: '12:00' })
  const actions = { onOpen, onOpenRow: () => {}, onHelp: () => {}, onHover: () => {} }
  return (
    <DataGrid
      label="Журнал: 9А · Алгебра"
      cells={journalSession.store}
      cursor={journalSession.cursor}
      {...sheet}
      ref={() => {}}
      {...actions}
    />
  )
}

function show(works: readonly Work[] = []) {
  const journalSession = sampleSession(sampleJournal({ students: 3, lessons: 2, works }))
  const opened: unknown[] = []
  render(
    <AppProviders>
      <Sheet journalSession={journalSession} onOpen={(place) => opened.push(place)} />
    </AppProviders>,
  )
  const cell = (row: number, column: number): HTMLElement => {
    const found = screen.getAllByRole('row')[row + 2]?.querySelector(`[role=gridcell][aria-colindex="${column + 2}"]`)
    if (!(found instanceof HTMLElement)) throw new Error('a cell')
    return found
  }
  const key = (name: string, more: object = {}) =>
    fireEvent.keyDown(document.activeElement ?? document.body, {
      key: name,
      code: /^\d$/.test(name) ? `Digit${name}` : name,
      ...more,
    })
  return { ...journalSession, cell, key, opened }
}

test('rows, columns and cells say where they are', () => {
  const { cell } = show()
  const grid = screen.getByRole('grid', { name: 'Журнал: 9А · Алгебра' })
  expect(grid.getAttribute('aria-rowcount')).toBe('6')
  expect(grid.getAttribute('aria-colcount')).toBe('6')
  expect(cell(2, 1).closest('[role=row]')?.getAttribute('aria-rowindex')).toBe('5')
  expect(screen.getAllByRole('gridcell').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1)
})

test('keys write into cells, and the cell in focus tells itself in words', () => {
  const { cell, key } = show()
  cell(0, 0).focus()
  fireEvent.pointerDown(cell(0, 0), { button: 0 })
  key('7')
  expect(cell(0, 0).textContent).toBe('7')
  key('Enter')
  expect(document.activeElement).toBe(cell(1, 0))
  expect(cell(0, 0).dataset['state']).toBe('saving')
  key('ArrowUp')
  expect(cell(0, 0).getAttribute('aria-label')).toContain('01.09.2026, вторник; 7; сохраняется')
})

const cancelled = ({ store }: Pick<ReturnType<typeof sampleSession>, 'store'>, index: number) => {
  const lesson = store.grid.lessons[index]
  if (!lesson) throw new Error('a lesson')
  act(() => store.putLesson({ ...lesson, status: 'cancelled', version: lesson.version + 1 }))
}

test('a lesson that somebody takes away meanwhile leaves what is being typed into another', () => {
  const { cell, cells, key, store } = show()
  cell(1, 1).focus()
  fireEvent.pointerDown(cell(1, 1), { button: 0 })
  key('7')
  cancelled({ store }, 0)
  expect(document.activeElement).toBe(cell(1, 0))
  expect(cell(1, 0).textContent).toBe('7')
  key('Enter')
  expect(document.activeElement).toBe(cell(2, 0))
  expect(cells()).toEqual([
    ['', ''],
    ['', '7'],
    ['', ''],
  ])
})

test('what is being typed into a lesson that is taken away is told', () => {
  const { cell, cursor, key, outbox, store } = show()
  cell(1, 1).focus()
  fireEvent.pointerDown(cell(1, 1), { button: 0 })
  key('7')
  cancelled({ store }, 1)
  expect(cursor.message.get()).toEqual({ kind: 'refused', reason: 'Не записано «7»: этой ячейки больше нет' })
  expect(document.activeElement).toBe(cell(1, 0))
  expect(outbox.all()).toEqual([])
})

test('a refused text is marked as wrong', () => {
  const { cell, key } = show()
  cell(0, 0).focus()
  fireEvent.pointerDown(cell(0, 0), { button: 0 })
  for (const name of ['1', '2', 'Enter']) key(name)
  expect(cell(0, 0).getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(cell(0, 0))
})

test('dragging selects, and pasting fills the selection', () => {
  const { cell, cells } = show()
  cell(0, 0).focus()
  fireEvent.pointerDown(cell(0, 0), { button: 0, pointerType: 'mouse' })
  fireEvent.pointerOver(cell(1, 1), { pointerType: 'mouse' })
  fireEvent.pointerUp(window)
  expect(screen.getAllByRole('gridcell', { selected: true })).toHaveLength(4)
  fireEvent.paste(cell(1, 1), { clipboardData: { getData: () => '9' } })
  expect(cells()).toEqual([
    ['9', '9'],
    ['9', '9'],
    ['', ''],
  ])
})

test('a heading opens its lesson by Enter, a result its computation', () => {
  const { cell, key, opened } = show()
  cell(0, 0).focus()
  fireEvent.pointerDown(cell(0, 0), { button: 0 })
  key('ArrowUp')
  expect(document.activeElement?.getAttribute('role')).toBe('columnheader')
  key('Enter')
  expect(opened).toEqual([{ row: -1, column: 0 }])
})

test('results that are shown follow a new version of the rules', async () => {
  const { cell, key, store } = show()
  const result = () => cell(0, 4).textContent
  cell(0, 0).focus()
  fireEvent.pointerDown(cell(0, 0), { button: 0 })
  for (const name of ['7', 'Enter']) key(name)
  await vi.waitFor(() => expect(result()).toContain('4'), patienceMs)
  const scales = [{ from_parallel: 0, to_parallel: 12, least: { 3: 40, 4: 65, 5: 70 } }]
  act(() => void store.supersede({ id: 2, version: 2, rules: { ...defaultPolicy(), version: 2, scales } }))
  await vi.waitFor(() => expect(result()).toContain('5'), patienceMs)
})

test('low marks stand out, and a mean and a count stand under their lesson', async () => {
  const { cell, key } = show()
  const sums = () => screen.getAllByRole('cell').map((sum) => sum.textContent)
  cell(0, 0).focus()
  fireEvent.pointerDown(cell(0, 0), { button: 0 })
  for (const name of ['4', 'Enter', '7', 'Enter']) key(name)
  expect([cell(0, 0).dataset['tone'], cell(1, 0).dataset['tone']]).toEqual(['low', undefined])
  await vi.waitFor(() => expect(sums()).toEqual(['5,52', '']), patienceMs)
})

test('a work that was not written on its day stands out until it is', () => {
  const { cell, key } = show([
    { id: 5, quarter_id: 1, kind: 'sor', number: 1, title: 'СОР 1', maximum: 20, lesson_id: 101 },
  ])
  expect([0, 1, 2].map((column) => cell(0, column).dataset['tone'])).toEqual([undefined, undefined, 'missing'])
  cell(0, 2).focus()
  fireEvent.pointerDown(cell(0, 2), { button: 0 })
  for (const name of ['1', '8', 'Enter']) key(name)
  expect([cell(0, 2).dataset['tone'], cell(1, 2).dataset['tone']]).toEqual([undefined, 'missing'])
})

test('a quarter tells its percent so far beside the result', async () => {
  const { cell, key } = show()
  cell(0, 0).focus()
  fireEvent.pointerDown(cell(0, 0), { button: 0 })
  for (const name of ['7', 'Enter']) key(name)
  await vi.waitFor(() => expect(cell(0, 3).textContent).toBe('70'), patienceMs)
})

test('Esc and Tab lead out of the grid at once; Tab alone goes along the row', () => {
  const { cell, key } = show()
  cell(0, 0).focus()
  fireEvent.pointerDown(cell(0, 0), { button: 0 })
  expect(key('Tab')).toBe(false)
  expect(document.activeElement).toBe(cell(0, 1))
  key('Escape')
  expect(key('Tab')).toBe(true)
  key('ArrowLeft')
  expect(document.activeElement).toBe(cell(0, 0))
  expect(key('Tab')).toBe(false)
})
