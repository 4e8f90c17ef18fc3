import { afterAll, expect, test } from 'vitest'
import { startTestApp } from '#tests/test-app.ts'
import { diaryChanged } from '../contract/events.ts'
import { admitToDiaryRoom, admitToJournalRoom } from './room.ts'
import { publishJournal } from './publish-journal.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { school, db } = testApp

const admitted = async (who: Parameters<typeof testApp.tokenOf>[0], group_id: number) => {
  const caller = await testApp.callerOf(who)
  return admitToJournalRoom.admit({ caller, params: { group_id }, db, today: school.today })
}

test('who may read a journal hears it, others and missing groups alike do not', async () => {
  const { algebraA, algebraB } = school.groups
  expect(await admitted('teacher', algebraA)).toBe(`journal:${algebraA}`)
  expect(await admitted('classruk', algebraA)).toBe(`journal:${algebraA}`)
  expect(await admitted('english-teacher', algebraB)).toBe(`journal:${algebraB}`)
  for (const who of ['other-teacher', 'student', 'parent', 'hr'] as const)
    expect(await admitted(who, algebraA)).toBe(null)
  expect(await admitted('headteacher', 999_999)).toBe(null)
})

test('a diary is heard by its student and who represents them', async () => {
  const hears = async (who: Parameters<typeof testApp.tokenOf>[0], student_id: number) => {
    const caller = await testApp.callerOf(who)
    return admitToDiaryRoom.admit({ caller, params: { student_id }, db, today: school.today })
  }
  const [child, other] = school.studentsA
  expect(await hears('student', child)).toBe(`diary:${child}`)
  expect(await hears('parent', child)).toBe(`diary:${child}`)
  for (const who of ['student', 'parent', 'parent-without-rights', 'teacher', 'headteacher'] as const)
    expect(await hears(who, other)).toBe(null)
})

test('what changes in a journal is told to the diaries that it concerns, without the values', () => {
  const published: [string | string[], string, unknown][] = []
  const miss = { id: 1, lesson_id: 2, student_id: 5, kind_id: 1, minutes: null, reason: null, version: 1 }
  publishJournal(
    (where, event, payload) => void published.push([where, event.name, payload]),
    7,
    { misses: [miss] },
    [6, 5],
  )
  expect(published.slice(1)).toEqual([[['diary:5', 'diary:6'], diaryChanged.name, {}]])
})
