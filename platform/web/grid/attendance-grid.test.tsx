import { fireEvent, render, screen } from '@testing-library/react'
import { useMemo } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepToken } from '#platform/web/api/session.ts'
import { AppProviders } from '#platform/web/app-providers.tsx'
import { SaveStatus } from '#platform/web/outbox/index.ts'
import {
  cellId,
  codeCells,
  Cursor,
  SheetGrid,
  TextEditor,
  typed,
  useStandardKeys,
  valueOutboxes,
  ValueSheet,
  type GridLook,
  type KeyWords,
  type Overlays,
  type StoredValue,
  type ValueAnswer,
  type ValueStep,
} from './index.ts'

/** Somebody is signed in: nothing is sent for nobody. */
const token = (() => {
  const exp = Math.floor(Date.now() / 1000) + 86_400
  return `h.${btoa(JSON.stringify({ user_id: 1, client: 0, roles: [], permissions: { read: [], write: [] }, exp }))}.s`
})()

// The smallest grid an area could make: who was absent on which day, by letters of a dictionary.
type Absence = 'absent' | 'excused' | 'remote'
const letters = new Map<Absence, string>([
  ['absent', 'Н'],
  ['excused', 'У'],
  ['remote', 'ДО'],
])
const type = codeCells(letters)
const rows = ['Абаева Алия', 'Бекова Дана', 'Ветров Иван'].map((name, index) => ({ id: index + 1, name }))
const columns = ['2026-11-16', '2026-11-17', '2026-11-18'].map((id) => ({ id, width: 40, className: 'day' }))
const lastDay = '2026-11-17'

/** Keeps values as a server would, and can be away, refuse, or have been changed by somebody else. */
function sampleServer() {
  const stored = new Map<string, StoredValue<Absence | null>>()
  const server = {
    stored,
    isAway: false,
    refuses: null as string | null,
    blocks: [] as (readonly ValueStep<Absence | null>[])[],
    save: async (steps: readonly ValueStep<Absence | null>[]) => {
      if (server.isAway) throw new TypeError('no network')
      server.blocks.push(steps)
      return steps.map(({ client_id, columnId, rowId, value, version }): ValueAnswer<Absence | null> => {
        const cell = cellId(columnId, rowId)
        const known = stored.get(cell) ?? null
        if (server.refuses !== null) return { client_id, outcome: 'refused', reason: server.refuses }
        if ((known?.version ?? null) !== version) return { client_id, outcome: 'conflict', row: known }
        if (value === null) stored.delete(cell)
        else stored.set(cell, { value, version: (version ?? 0) + 1 })
        return { client_id, outcome: 'done', row: stored.get(cell) ?? null }
      })
    },
  }
  return server
}

function open() {
  keepToken(token)
  const server = sampleServer()
  const outbox = valueOutboxes<Absence | null>({
    name: 'attendance',
    page: '/attendance',
    type,
    save: async (_sheet, steps) => server.save(steps),
    words: () => ({ signedOut: 'Войдите снова', refused: 'Не принято', foreign: 'Чужие отметки' }),
  })()
  let lastId = 0
  const sheet = new ValueSheet<Absence | null>({
    id: 7,
    type,
    outbox,
    values: server.stored,
    objection: ({ columnId }) => (columnId > lastDay ? 'День ещё не наступил' : null),
    newId: () => `draft-${++lastId}`,
  })
  sheet.open()
  const cursor = new Cursor(sheet)
  render(
    <AppProviders>
      <SaveStatus
        outbox={outbox}
        words={{
          place: ({ cell }) => cell,
          wanted: ({ want }) => type.copied(want),
          theirs: ({ theirs }) => type.copied(theirs?.value ?? null),
          clash: () => 'Что оставить?',
        }}
      />
      <Attendance sheet={sheet} cursor={cursor} />
    </AppProviders>,
  )
  const cellAt = (row: number, column: number): HTMLElement => {
    const found = screen.getAllByRole('row')[row + 1]?.querySelector(`[role=gridcell][aria-colindex="${column + 2}"]`)
    if (!(found instanceof HTMLElement)) throw new Error('a cell')
    return found
  }
  const press = (...keys: string[]) => {
    for (const key of keys) {
      const code = /^[a-z]$/.test(key) ? `Key${key.toUpperCase()}` : key
      fireEvent.keyDown(document.activeElement ?? document.body, { key, code })
    }
  }
  /** Lets what waits be sent and answered. */
  const deliver = () => vi.advanceTimersByTimeAsync(100)
  const stand = (row: number, column: number) => {
    fireEvent.pointerDown(cellAt(row, column), { button: 0, pointerType: 'mouse' })
    fireEvent.pointerUp(window)
    cellAt(row, column).focus()
  }
  const texts = () => rows.map((_, row) => columns.map((_day, column) => cellAt(row, column).textContent ?? ''))
  return { server, outbox, sheet, cursor, cellAt, press, deliver, stand, texts }
}

const words: KeyWords = {
  title: 'Клавиши посещаемости',
  typing: [{ keys: ['Н', 'У', 'ДО'], does: 'пропуск' }],
  editing: { keys: ['F2'], does: 'открыть ячейку' },
  leaving: 'с последнего столбца — дальше по странице',
}

type Sheets = Pick<ReturnType<typeof open>, 'sheet' | 'cursor'>
function Attendance({ sheet, cursor }: Sheets) {
  const { erase, down } = useStandardKeys()
  const look = useMemo(
    (): GridLook<Absence | null, (typeof columns)[number], (typeof rows)[number]> => ({
      corner: 'Ученик',
      head: ({ id }) => ({ label: id, title: id.slice(8) }),
      cell: ({ value }) => ({ text: type.copied(value), kind: value ?? undefined }),
      words: ({ name }, { id }, { value }) => `${name}; ${id}; ${type.copied(value) || 'пусто'}`,
    }),
    [],
  )
  const overlays: Overlays = {
    editor: (given) => (
      <TextEditor
        sheet={sheet}
        cursor={cursor}
        label="Пропуск"
        where={given.editing.columnId}
        history={<span>История</span>}
        {...given}
      />
    ),
    hint: () => null,
    nameOf: ({ columnId, rowId }) => `${rows.find(({ id }) => id === rowId)?.name ?? ''}, ${columnId}`,
    outside: (cells) => `Не поместились: ${cells}.`,
  }
  return (
    <SheetGrid
      label="Посещаемость"
      cells={sheet}
      cursor={cursor}
      rows={rows}
      columns={columns}
      look={look}
      overlays={overlays}
      keys={words}
      touchKeys={[{ label: 'Не был', face: 'Н', does: typed('н') }, erase, down]}
    />
  )
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => {
  vi.useRealTimers()
})

test('rows and columns are counted without a row of bands', () => {
  const { cellAt } = open()
  const grid = screen.getByRole('grid', { name: 'Посещаемость' })
  expect(grid.getAttribute('aria-rowcount')).toBe('4')
  expect(grid.getAttribute('aria-colcount')).toBe('4')
  expect(cellAt(2, 0).closest('[role=row]')?.getAttribute('aria-rowindex')).toBe('4')
})

test('letters are typed in any layout, saved behind in one block, and told in words', async () => {
  const { press, stand, texts, deliver, server, cellAt } = open()
  stand(0, 0)
  press('y', 'Enter', 'l', 'j', 'Tab')
  expect(texts()).toEqual([
    ['Н', '', ''],
    ['ДО', '', ''],
    ['', '', ''],
  ])
  expect(cellAt(0, 0).dataset['state']).toBe('saving')
  expect(document.activeElement).toBe(cellAt(1, 1))
  await deliver()
  expect(server.blocks).toHaveLength(1)
  expect([...server.stored]).toEqual([
    ['2026-11-16:1', { value: 'absent', version: 1 }],
    ['2026-11-16:2', { value: 'remote', version: 1 }],
  ])
  press('ArrowLeft', 'ArrowUp')
  expect(cellAt(0, 0).getAttribute('aria-label')).toBe('Абаева Алия; 2026-11-16; Н')
  expect(cellAt(0, 0).dataset['state']).toBe('saved')
})

test('a day to come takes no key, and says why', () => {
  const { press, stand, texts } = open()
  stand(0, 2)
  press('y')
  expect(screen.getByRole('alert').textContent).toBe('День ещё не наступил')
  expect(texts()[0]).toEqual(['', '', ''])
})

test('a pasted block, what of it can not stand, undo and redo', async () => {
  const { stand, texts, cellAt, press, deliver, server } = open()
  stand(1, 1)
  fireEvent.paste(cellAt(1, 1), { clipboardData: { getData: () => 'Н\tУ\r\nщ\t\r\nН\t\r\n' } })
  expect(texts()[1]).toEqual(['', 'Н', ''])
  const report = await screen.findByRole('dialog', { name: 'Записано не всё' })
  expect(report.textContent).toContain('Не поместились: 1.')
  expect(report.textContent).toContain('Ветров Иван, 2026-11-17: Непонятно: «щ»')
  expect(report.textContent).toContain('Бекова Дана, 2026-11-18: День ещё не наступил')
  fireEvent.click(screen.getByRole('button', { name: 'Закрыть' }))
  stand(1, 1)
  await deliver()
  expect(server.stored.size).toBe(1)
  fireEvent.click(screen.getByRole('button', { name: 'Отменить' }))
  expect(texts()[1]).toEqual(['', '', ''])
  await deliver()
  expect(server.stored.size).toBe(0)
  fireEvent.click(screen.getByRole('button', { name: 'Вернуть' }))
  await deliver()
  expect(texts()[1]).toEqual(['', 'Н', ''])
  expect(server.stored.size).toBe(1)
  press('Delete')
  await deliver()
  expect(server.stored.size).toBe(0)
})

test('what can not be sent yet waits, without alarm, and goes by itself once the server is back', async () => {
  const { stand, press, cellAt, deliver, server } = open()
  server.isAway = true
  stand(0, 0)
  press('y', 'Enter')
  await deliver()
  expect(cellAt(0, 0).dataset['state']).toBe('waiting')
  await vi.advanceTimersByTimeAsync(200)
  expect(screen.getByRole('button', { name: 'Ждёт связи: 1' })).toBeTruthy()
  server.isAway = false
  await vi.advanceTimersByTimeAsync(2_000)
  expect(cellAt(0, 0).dataset['state']).toBe('saved')
  expect(server.stored.get('2026-11-16:1')).toEqual({ value: 'absent', version: 1 })
})

test('a refusal keeps what was written, a clash asks which one is to stand', async () => {
  const { stand, press, cellAt, deliver, server, outbox, texts } = open()
  server.refuses = 'Журнал закрыт'
  stand(0, 0)
  press('y', 'Enter')
  await deliver()
  expect(cellAt(0, 0).dataset['state']).toBe('refused')
  server.refuses = null
  server.stored.set('2026-11-16:1', { value: 'excused', version: 4 })
  outbox.retry()
  await deliver()
  expect(cellAt(0, 0).dataset['state']).toBe('clash')
  await vi.advanceTimersByTimeAsync(200)
  fireEvent.click(screen.getByRole('button', { name: 'Не принято: 1' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Как сейчас: У' }))
  expect(texts()[0]?.[0]).toBe('У')
  expect(outbox.all()).toEqual([])
})

test('what others change comes in, under what is on its way', async () => {
  const { stand, press, sheet, texts } = open()
  stand(0, 0)
  press('y', 'Enter')
  sheet.merge(
    new Map([
      ['2026-11-16:1', { value: 'remote' as const, version: 1 }],
      ['2026-11-16:2', { value: 'excused' as const, version: 1 }],
    ]),
  )
  await vi.advanceTimersByTimeAsync(1)
  expect(texts().map((row) => row[0])).toEqual(['Н', 'У', ''])
})

test('the editor of a cell reads a text whole, keeps a wrong one, and has a place for the history', async () => {
  const { stand, press, texts } = open()
  stand(0, 0)
  press('F2')
  const field = await screen.findByRole('textbox', { name: 'Пропуск' })
  expect(screen.getByText('История')).toBeTruthy()
  fireEvent.change(field, { target: { value: 'щ' } })
  fireEvent.click(screen.getByRole('button', { name: 'Готово', hidden: true }))
  expect(screen.getByRole('dialog', { hidden: true }).textContent).toContain('Непонятно: «щ»')
  fireEvent.change(field, { target: { value: 'до' } })
  fireEvent.click(screen.getByRole('button', { name: 'Готово', hidden: true }))
  expect(texts()[0]?.[0]).toBe('ДО')
})

test('keys for fingers write, and the keys are told', async () => {
  const { stand, texts, press } = open()
  stand(0, 0)
  fireEvent.click(screen.getByRole('button', { name: 'Не был', hidden: true }))
  fireEvent.click(screen.getByRole('button', { name: 'Записать и перейти ниже', hidden: true }))
  expect(texts()[0]?.[0]).toBe('Н')
  press('F1')
  const help = await screen.findByRole('dialog', { name: 'Клавиши посещаемости' })
  expect(help.textContent).toContain('с последнего столбца — дальше по странице')
})
