import { msg } from '@lingui/core/macro'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { signedIn } from '#platform/contract/access.ts'
import { endSession } from '#platform/web/api/refresh.ts'
import { http } from '#platform/web/api/testing/fake-server.ts'
import { openPage } from '#platform/web/testing/open-page.tsx'
import { defaultPolicy } from '#areas/grading/rules/policy.ts'
import type { JournalGrid, Score } from '../../contract/journal.ts'
import { sampleJournal } from '../testing/sample-journal.ts'
import { sampleSession } from '../testing/sample-session.ts'
import { CellEditor } from './cell-editor.tsx'

const phrasesPath = '/api/journal/journal/comment-phrases/'
const work = { id: 5, quarter_id: 1, kind: 'sor', number: 1, title: 'Степень', maximum: 20, lesson_id: 100 } as const
const written: Score = {
  id: 1,
  lesson_id: 100,
  student_id: 1,
  type: 'sor',
  value: 5,
  maximum: 20,
  work_id: 5,
  comment: null,
  version: 1,
}

async function open(columnId: string, scores: Score[] = [], more: Partial<JournalGrid> = {}) {
  const grid = { ...sampleJournal({ students: 1, lessons: 1, works: [work], today: '2026-09-03' }), scores, ...more }
  const journalSession = sampleSession(grid)
  const { store, cursor } = journalSession
  const component = () => {
    const [round, setRound] = useState(0)
    return (
      <>
        <button type="button" onClick={() => setRound(round + 1)}>
          Открыть снова
        </button>
        <CellEditor
          key={round}
          store={store}
          cursor={cursor}
          editing={{ columnId, rowId: 1, part: 'value' }}
          rect={document.body.getBoundingClientRect()}
          onClose={() => {}}
          history={(onReturn) => (
            <button type="button" onClick={() => onReturn({ marks: [{ value: 9, comment: 'Было' }], miss: null })}>
              Вернуть 9
            </button>
          )}
        />
      </>
    )
  }
  openPage([{ id: 'editor', path: '/editor', access: signedIn(), title: msg`Отметка`, component }], '/editor', {
    permissions: { read: ['jrn_journal'], write: ['jrn_journal'] },
  })
  await screen.findByLabelText('Отметка или пропуск')
  const wanted = () => journalSession.outbox.all().map(({ want }) => want)
  const finish = () => fireEvent.click(screen.getByRole('button', { name: 'Готово' }))
  const reopen = () => fireEvent.click(screen.getByText('Открыть снова'))
  return { ...journalSession, wanted, finish, reopen }
}
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

beforeEach(() => {
  http.reset()
  http.answer(phrasesPath, () => [200, { phrases: null }])
})

test('a work is retaken: what stood is kept with the day, and a day before the work is refused', async () => {
  const { wanted, finish } = await open('w5', [written])
  fireEvent.click(await screen.findByLabelText('Пересдача: прежняя отметка 5 останется видна'))
  type('Отметка или пропуск', '14')
  type('День пересдачи', '31.08.2026')
  finish()
  expect(await screen.findByText(/^День пересдачи — от урока/)).toBeTruthy()
  type('День пересдачи', '02.09.2026')
  finish()
  expect(wanted()).toEqual([{ value: 14, comment: null, retake: { former: 5, on: '2026-09-02' } }])
})

test('a retake that is not sent yet is typed anew: what stood before both is kept', async () => {
  const { wanted, finish, reopen } = await open('w5', [written])
  fireEvent.click(await screen.findByLabelText('Пересдача: прежняя отметка 5 останется видна'))
  type('Отметка или пропуск', '14')
  finish()
  reopen()
  expect((await screen.findByLabelText<HTMLInputElement>(/^Пересдача: прежняя отметка 5/)).checked).toBe(true)
  type('Отметка или пропуск', '17')
  type('День пересдачи', '02.09.2026')
  finish()
  expect(wanted()).toEqual([{ value: 17, comment: null, retake: { former: 5, on: '2026-09-02' } }])
})

test('where the policy forbids retakes none is offered', async () => {
  await open('w5', [written], { policy: { id: 1, version: 1, rules: { ...defaultPolicy(), retakes: 'none' } } })
  expect(screen.queryByLabelText(/^Пересдача/)).toBeNull()
})

test('a retake that stands is told, left by a correction, and taken back with its points', async () => {
  const { wanted, finish } = await open('w5', [{ ...written, value: 14, retake: { former: 5, on: '2026-09-02' } }])
  expect(await screen.findByText('Пересдача 02.09.2026, было 5')).toBeTruthy()
  type('Отметка или пропуск', '15')
  finish()
  expect(wanted()).toEqual([{ value: 15, comment: null, retake: { former: 5, on: '2026-09-02' } }])
  fireEvent.click(screen.getByRole('button', { name: 'Снять' }))
  expect(screen.getByText('Пересдача будет снята')).toBeTruthy()
  finish()
  expect(wanted()).toEqual([{ value: 5, comment: null }])
})

test('a mark of a lesson has no retake; its comment may be kept from the family', async () => {
  const { wanted, finish } = await open('l100')
  type('Отметка или пропуск', '7')
  expect(screen.queryByLabelText(/^Пересдача/)).toBeNull()
  expect(screen.queryByLabelText('Не для семьи')).toBeNull()
  fireEvent.click(await screen.findByRole('button', { name: 'Нужно доработать' }))
  fireEvent.click(screen.getByLabelText('Не для семьи'))
  finish()
  expect(wanted()).toEqual([{ value: 7, comment: 'Нужно доработать', is_comment_internal: true }])
})

test('a mark beside a miss that excludes it is asked about: one press takes the miss away and keeps the comment', async () => {
  const misses = [{ id: 1, lesson_id: 100, student_id: 1, kind_id: 1, minutes: null, reason: null, version: 1 }]
  const { wanted, finish } = await open('l100', [], { misses })
  type('Отметка или пропуск', 'Н 7')
  type('Комментарий', 'Пришёл к концу')
  finish()
  expect(wanted()).toEqual([])
  fireEvent.click(await screen.findByRole('button', { name: 'Снять Н и поставить 7?' }))
  expect(wanted()).toEqual([null, { value: 7, comment: 'Пришёл к концу' }])
})

test('one’s own phrases are written, kept and offered', async () => {
  let kept: string[] | null = null
  http.answer(phrasesPath, ({ method, body }) => {
    if (method === 'PATCH') kept = (JSON.parse(String(body)) as { phrases: string[] }).phrases
    return [200, { phrases: kept }]
  })
  await open('l100')
  type('Отметка или пропуск', '7')
  type('Комментарий', 'Проверь знаки')
  fireEvent.click(await screen.findByRole('button', { name: 'Запомнить фразу' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Проверь знаки' })).toBeTruthy())
  fireEvent.click(screen.getByRole('button', { name: 'Изменить фразы' }))
  type('Мои фразы', 'Молодец\n\n  Проверь знаки ')
  fireEvent.click(screen.getByRole('button', { name: 'Сохранить фразы' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Молодец' })).toBeTruthy())
  expect(kept).toEqual(['Молодец', 'Проверь знаки'])
  expect(screen.queryByRole('button', { name: 'Хороший ответ' })).toBeNull()
})

test('phrases that stand typed when the session ends come back with their editor', async () => {
  http.answer(phrasesPath, () => [200, { phrases: ['Молодец'] }])
  await open('w5', [written])
  await screen.findByRole('button', { name: 'Молодец' })
  fireEvent.click(screen.getByRole('button', { name: 'Изменить фразы' }))
  type('Мои фразы', 'Молодец\nТак держать')
  endSession('lost')
  cleanup()
  await open('w5', [written])
  await screen.findByRole('button', { name: 'Молодец' })
  fireEvent.click(screen.getByRole('button', { name: 'Изменить фразы' }))
  expect(screen.getByLabelText<HTMLTextAreaElement>('Мои фразы').value).toBe('Молодец\nТак держать')
})

test('what the history gives back comes into the fields, and is written like anything typed', async () => {
  const { wanted, finish } = await open('l100')
  type('Отметка или пропуск', '99')
  finish()
  expect(await screen.findByText(/Больше максимума|больше максимума/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Вернуть 9' }))
  expect(screen.getByLabelText<HTMLInputElement>('Отметка или пропуск').value).toBe('9')
  expect(screen.getByLabelText<HTMLInputElement>('Комментарий').value).toBe('Было')
  expect(screen.queryByText(/больше максимума/i)).toBeNull()
  expect(wanted()).toEqual([])
  finish()
  expect(wanted()).toEqual([{ value: 9, comment: 'Было' }])
})
