import { beforeEach, expect, test } from 'vitest'
import { clearFormerEdits, countFormerEdits } from './former-edits.ts'
import { takeFormerEdits } from './take-former-edits.ts'
import type { TextDraft } from './text-draft.ts'

const keep = (account: number, lessonId: number, texts: object) =>
  localStorage.setItem(`journal.lesson.${account}.3.${lessonId}`, JSON.stringify({ texts, version: 2, unanswered: [] }))

beforeEach(() => localStorage.clear())

test('what an earlier version has left unsent goes into the outbox once, apart for each account', () => {
  keep(7, 11, { topic: 'Дроби' })
  keep(7, 12, { homework: null })
  keep(8, 14, { topic: 'Чужое' })
  localStorage.setItem('journal.lesson.7.3.13', '{"texts":{"topic":5}}')
  localStorage.setItem('journal.lesson.7.3.15', '{"texts":')
  expect(countFormerEdits(7)).toBe(4)
  const taken: TextDraft[] = []
  takeFormerEdits(7, (drafts) => taken.push(...drafts))
  expect(taken.map(({ sheet_id, lesson_id, base, want }) => [sheet_id, lesson_id, base?.version, want])).toEqual([
    [3, 11, 2, { topic: 'Дроби' }],
    [3, 12, 2, { homework: null }],
  ])
  expect([countFormerEdits(7), countFormerEdits(8)]).toEqual([0, 1])
  takeFormerEdits(7, () => expect.unreachable())
})

test('signing out leaves nothing of it', () => {
  keep(7, 11, { topic: 'Дроби' })
  clearFormerEdits(7)
  expect(localStorage.length).toBe(0)
})
