import { expect, test } from 'vitest'
import { classMoves } from './class-moves.ts'
import { missCategories, missedLessons, yearCounts, type MissCounts } from './miss-counts.ts'
import { paperPeriod, paperResult } from './paper-words.ts'

const year = { date_start: '2026-09-01', date_end: '2027-05-25' }
const stay = (title: string, from: string, to: string) => ({ title, from, to })

test('who stayed the whole year in one class has not moved', () => {
  expect(classMoves([stay('7А', year.date_start, year.date_end)], year)).toEqual([])
  expect(classMoves([], year)).toEqual([])
})

test('came late, went over, left early: in the order of time, however they are given', () => {
  const stays = [stay('7Б', '2026-11-09', '2027-03-01'), stay('7А', '2026-09-15', '2026-11-08')]
  expect(classMoves(stays, year)).toEqual([
    { from: null, to: '7А', date: '2026-09-15' },
    { from: '7А', to: '7Б', date: '2026-11-09' },
    { from: '7Б', to: null, date: '2027-03-01' },
  ])
})

test('misses of a year: a column for each quarter and their sum, late ones aside', () => {
  const none = Object.fromEntries(missCategories.map((category) => [category, 0])) as Record<
    (typeof missCategories)[number],
    number
  >
  const misses: MissCounts[] = [
    { ...none, quarter: 1, illness: 3, unexcused: 1, late: 2 },
    { ...none, quarter: 3, excused: 5, late: 0 },
  ]
  expect(yearCounts(misses, missedLessons)).toEqual([4, 0, 5, 0, 9])
  expect(yearCounts(misses, ({ late }) => late)).toEqual([2, 0, 0, 0, 2])
})

test('results and periods in the words of both languages', () => {
  expect(paperResult('ru', { type: 'quarter_score', value: 5 })).toBe('5')
  expect(paperResult('ru', { type: 'passfail', value: 0 })).toBe('нз')
  expect(paperResult('kk', { type: 'passfail', value: 1 })).toBe('есп')
  expect(paperResult('kk', { type: 'total', value: null })).toBe('а/ж')
  expect(paperPeriod('ru', { quarter: 2, half: null })).toBe('II четверть')
  expect(paperPeriod('kk', { quarter: null, half: 1 })).toBe('I жартыжылдық')
  expect(paperPeriod('ru', { quarter: null, half: null })).toBe('за учебный год')
})
