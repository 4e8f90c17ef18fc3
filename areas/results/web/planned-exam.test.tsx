import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { msg } from '@lingui/core/macro'
import type { PeriodResult } from '#areas/grading/contract/results.ts'
import type { JournalGrid } from '#areas/journal/contract/journal.ts'
import { ResultsCache, resultSlots, useResults } from '#areas/journal/web/index.ts'
import { sampleJournal, sampleSession } from '#areas/journal/web/testing/index.ts'
import { signedIn } from '#platform/contract/access.ts'
import { http } from '#platform/web/api/testing/fake-server.ts'
import { openPage } from '#platform/web/testing/open-page.tsx'
import { ResultButton } from './result-button.tsx'
import { ResultCard } from './result-card.tsx'

const four = (id: number, of: Partial<PeriodResult>): PeriodResult => ({
  id,
  student_id: 1,
  quarter_id: id,
  half: null,
  type: 'quarter_score',
  recommended: 4,
  percent: 70,
  value: 4,
  confirmed_for: 4,
  differs: false,
  reason: null,
  author: 'Сериков А. Б.',
  changed_at: '2026-10-20T10:00:00Z',
  version: 1,
  policy_id: 1,
  ...of,
})
const quarters = [1, 2, 3, 4].map((id) => four(id, {}))

/** The year's results of a student in June, with the card of one of them. */
function open(results: JournalGrid['results'], opened: PeriodResult['type']) {
  const journal = sampleJournal({ students: 1, lessons: 1, today: '2027-06-10' })
  const { store } = sampleSession({ ...journal, group: { ...journal.group, has_exam: true }, results })
  const [student] = store.grid.students
  if (!student) throw new Error('a student')
  const cache = new ResultsCache(store)
  const rect = document.body.getBoundingClientRect()
  const component = function Year() {
    const known = useResults(cache, student.id)
    return resultSlots(store.grid)
      .filter(({ quarter_id }) => quarter_id === null)
      .map((slot) => (
        <section key={slot.id} aria-label={slot.title}>
          <ResultButton student={student} result={known?.of(slot) ?? null} isDue onOpen={() => undefined} />
          {slot.type === opened ? (
            <ResultCard
              journalSession={{ store, results: cache }}
              student={student}
              slot={slot}
              rect={rect}
              onClose={() => undefined}
            />
          ) : null}
        </section>
      ))
  }
  openPage([{ id: 'year', path: '/year', access: signedIn(), title: msg`Год`, component }], '/year', {
    permissions: { read: ['jrn_history'], write: [] },
  })
}
const buttonOf = async (title: string) => {
  const [first] = await within(await screen.findByRole('region', { name: title })).findAllByRole('button')
  return first
}

beforeEach(() => {
  http.reset()
})

test('a final mark that waits for the exam says so; the exam is set though the year is closed', async () => {
  open(quarters, 'exam')
  const total = await buttonOf('Итоговая')
  expect(total?.textContent).toContain('—')
  expect(total?.title).toBe('нет оценки за экзамен')
  expect(total?.dataset['missing']).toBe('true')
  expect((await buttonOf('Год'))?.textContent).toContain('4')
  expect(screen.getByRole('button', { name: 'Выставить' })).toBeTruthy()
})

test('once it is written the final mark follows, and all of the year is closed', async () => {
  open([...quarters, four(9, { quarter_id: null, type: 'exam', recommended: null, percent: null, value: 5 })], 'exam')
  const total = await buttonOf('Итоговая')
  expect(total?.textContent).toContain('4')
  expect(total?.dataset['missing']).toBeUndefined()
  expect(screen.queryByRole('button', { name: 'Выставить' })).toBeNull()
})
