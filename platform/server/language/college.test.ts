import { afterEach, expect, test } from 'vitest'
import { isCollege, parallelNumeral } from '#platform/contract/school-kind.ts'
import { msg, t } from '#platform/contract/text.ts'
import { inEveryLanguage, inLanguage, sayStored, speakAs } from './spoken.ts'

afterEach(() => speakAs('school'))

const course = (number: number) => t`${number} параллель`

test('a college says its own words, a school those of the source', () => {
  expect([t`Класс`, course(2), parallelNumeral(2)]).toEqual(['Класс', '2 параллель', '2'])
  speakAs('college')
  expect(isCollege()).toBe(true)
  expect([t`Класс`, t`Класс ${'ПО-24-1'} уже есть`, parallelNumeral(2)]).toEqual([
    'Группа',
    'Группа ПО-24-1 уже есть',
    'II',
  ])
  // what has no words of a college is said as it stands
  expect(t`Показать на карте`).toBe('Показать на карте')
})

test('what was kept before is said in the words of the day, whoever asks; headings are known in both', () => {
  const kept = msg`Такого класса нет или он вам недоступен`.stored()
  speakAs('college')
  expect(sayStored(kept)).toBe('Такой группы нет или она вам недоступна')
  expect(inLanguage(null, () => t`Класс`)).toBe('Группа')
  expect(inEveryLanguage(() => t`Класс`)).toEqual(expect.arrayContaining(['Группа', 'Класс']))
})
