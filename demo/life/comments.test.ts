import { expect, test } from 'vitest'
import { courses, isCourse } from '../curriculum.ts'
import { random } from '#platform/server/demonstration/random.ts'
import { drawComment, type Occasion } from './comments.ts'

const seen = (occasion: Occasion) => {
  const chance = random(48, 'comments')
  return new Set(Array.from({ length: 200 }, () => drawComment(chance, occasion)))
}
const titles = Object.keys(courses).filter(isCourse)

test('there is a remark for every subject, kind of mark and share', () => {
  for (const course of titles)
    for (const type of ['fo', 'sor', 'soch'] as const)
      for (const share of [0.1, 0.5, 0.7499, 0.75, 1])
        expect(seen({ course, type, share, sex: 'female' }).size).toBeGreaterThan(0)
})

test('girls are spoken of as girls', () => {
  const masculine = /(Помог|нашёл|Подготовил|Справился)( |$)/
  for (const course of titles)
    for (const text of seen({ course, type: 'fo', share: 1, sex: 'female' })) expect(text).not.toMatch(masculine)
  expect([...seen({ course: 'Алгебра', type: 'fo', share: 1, sex: 'male' })].join(' ')).toMatch(masculine)
})

test('only the full mark is without mistakes', () => {
  const algebra = { course: 'Алгебра', type: 'sor', sex: 'male' } as const
  expect(seen({ ...algebra, share: 0.95 })).not.toContain('Работа без ошибок')
  expect(seen({ ...algebra, share: 1 })).toContain('Работа без ошибок')
})

test('remarks about a lesson stand beside no work, those about sums beside no sport', () => {
  const weak = { share: 0.3, sex: 'male' } as const
  for (const type of ['sor', 'soch'] as const)
    for (const share of [0.3, 0.9])
      for (const text of seen({ ...weak, course: 'Алгебра', type, share })) expect(text).not.toMatch(/домашн|у доски/)
  for (const text of seen({ ...weak, course: 'Физическая культура', type: 'fo' }))
    expect(text).not.toMatch(/вычислени|учебник|консультаци/)
})
