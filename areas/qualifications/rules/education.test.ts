import { expect, test } from 'vitest'
import { educationText, highestEducation } from './education.ts'

const of = (level: 'vocational' | 'specialist' | 'master', year: number) => ({
  level,
  institution: 'КазНПУ',
  speciality: level === 'master' ? null : 'физика',
  year,
})

test('a teacher is paid by the highest education, of several the latest', () => {
  expect(highestEducation([])).toBeNull()
  expect(highestEducation([of('vocational', 2012), of('specialist', 2001), of('specialist', 2005)])?.year).toBe(2005)
})

test('it is told in one line, without what is not known', () => {
  expect(educationText(of('specialist', 2005))).toBe('высшее, КазНПУ, физика, 2005')
  expect(educationText(of('master', 2010))).toBe('магистр, КазНПУ, 2010')
})
