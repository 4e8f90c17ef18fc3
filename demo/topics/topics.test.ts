import { expect, test } from 'vitest'
import { demonstrationPlan } from '../plan.ts'
import { isCourse } from '../curriculum.ts'
import { topics, topicsOf } from './index.ts'

const { plan } = await demonstrationPlan()

test('every subject of the timetable has topics in every parallel that is taught it', () => {
  for (const { course, parallel } of plan.weeklyHours) {
    expect(isCourse(course)).toBe(true)
    if (isCourse(course)) expect(topicsOf(course, parallel).length).toBeGreaterThanOrEqual(11)
  }
})

test('topics are short, none empty, none twice in a list', () => {
  for (const lists of Object.values(topics))
    for (const list of Object.values(lists)) {
      expect(new Set(list).size).toBe(list.length)
      for (const topic of list) {
        expect(topic).not.toBe('')
        expect(topic.length).toBeLessThan(80)
      }
    }
})
