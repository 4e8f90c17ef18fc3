import { render } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { AppProviders } from '#platform/web/app-providers.tsx'
import { cellId } from '#platform/web/grid/index.ts'
import { sampleJournal } from '../testing/sample-journal.ts'
import { sampleSession } from '../testing/sample-session.ts'
import { speakForTests } from '../testing/speak.ts'
import { CellHint } from './grid-hint.tsx'

beforeEach(() => {
  speakForTests()
})
const work = { id: 5, quarter_id: 1, kind: 'sor' as const, number: 1, title: 'СОР 1', maximum: 20, lesson_id: 100 }

/** What the hint of a cell with one mark says. */
function says(columnId: string, value: number): string {
  const { store, cursor } = sampleSession(sampleJournal({ students: 1, lessons: 1, works: [work] }))
  cursor.writeCell({ columnId, rowId: 1 }, { marks: [{ value, comment: null }], miss: null })
  const view = { ...store.view(cellId(columnId, 1)), state: 'plain' as const }
  const { container } = render(
    <AppProviders>
      <CellHint view={view} column={store.column(columnId)} kinds={store.grid.miss_kinds} clash={null} />
    </AppProviders>,
  )
  return container.querySelector('.mantine-Stack-root')?.textContent ?? ''
}

test('points of a work are told as a percent, with how it comes about', () => {
  expect(says('w5', 14)).toBe('14 / 20 × 100 = 70%')
  expect(says('w5', 0)).toBe('0 / 20 × 100 = 0%')
  expect(says('l100', 7)).toBe('')
})
