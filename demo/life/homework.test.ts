import { expect, test } from 'vitest'
import type { CourseTitle } from '../curriculum.ts'
import { random } from '#platform/server/demonstration/random.ts'
import { drawHomework } from './homework.ts'
import { stagesOf } from './lesson-stages.ts'

function given(course: CourseTitle, parallel: number): string {
  const chance = random(48, 'homework', course, parallel)
  return Array.from({ length: 200 }, (_, lesson) => drawHomework(chance, course, parallel, lesson % 100)).join('\n')
}

test('texts to write grow with the classes', () => {
  expect(given('Английский язык', 3)).not.toMatch(/words\)/)
  expect(given('Английский язык', 3)).toContain('4–5 sentences')
  expect(given('Английский язык', 8)).toContain('80–100 words')
  expect(given('Русский язык', 4)).not.toMatch(/эссе|сочинение/)
  expect(given('Русский язык', 9)).toContain('эссе')
})

test('little ones have no summaries to write, the first class has no homework', () => {
  for (const parallel of [2, 3, 4]) expect(given('Познание мира', parallel)).not.toMatch(/§|конспект/)
  expect(given('Естествознание', 3)).not.toContain('§')
  expect(given('Естествознание', 6)).toContain('§')
  expect(given('Математика', 1)).toMatch(/^\n*$/)
})

test('lessons without sums go on without exercises', () => {
  const without = ['Основы права', 'Глобальные компетенции', 'Познание мира', 'Письмо', 'Обучение грамоте'] as const
  for (const course of [...without, 'Начальная военная и технологическая подготовка'] as const)
    expect(stagesOf(course, 5)).not.toContain('Решение упражнений')
  expect(stagesOf('Алгебра', 8)).toContain('Решение упражнений')
  expect(stagesOf('Естествознание', 2)).not.toContain('Лабораторная работа')
})
