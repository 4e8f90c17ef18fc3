import { expect, test } from 'vitest'
import type { Evacuation } from '../../contract/evacuations.ts'
import { boardOf, classLines, curveOf, disputed, mergeReceived, filterBoard, needingHelp, unitLines } from './board.ts'
import { generatedEvacuation, generatedMark } from './testing.ts'

const evacuation = generatedEvacuation(30)
const none = new Map()
const first = (of: Evacuation, index = 0) => of.marks?.[index] ?? generatedMark(0)

test('what is heard replaces what was read by id, and never by an older word', () => {
  const now = { ...first(evacuation), status: 'present' as const, version: 5 }
  const received = mergeReceived(mergeReceived(none, [now]), [{ ...now, status: 'missing', version: 4 }])
  const { marks } = boardOf(evacuation, received)
  expect(marks[0]).toBe(now)
  expect(marks).toHaveLength(30)
  // a read that began later knows more
  const read = { ...evacuation, marks: [{ ...now, status: 'help' as const, version: 6 }] }
  expect(boardOf(read, received).marks[0]?.status).toBe('help')
})
test('who was added by name appears, and stands in the list', () => {
  const board = boardOf(evacuation, mergeReceived(none, [{ ...generatedMark(900), unit_id: 1, class_title: null }]))
  expect(board.marks).toHaveLength(31)
  expect(unitLines(board).reduce((sum, { tally }) => sum + tally.total, 0)).toBe(31)
})
test('the worst stand first, help before the missing', () => {
  const latest = [
    { ...first(evacuation, 7), status: 'missing' as const, tapped_at: '2026-11-20T05:01:00Z', version: 2 },
    { ...first(evacuation, 12), status: 'help' as const, tapped_at: '2026-11-20T05:02:00Z', version: 2 },
  ]
  const board = boardOf(evacuation, mergeReceived(none, latest))
  expect(needingHelp(board).map(({ id }) => id)).toEqual([latest[1]?.id, latest[0]?.id])
  expect(unitLines(board).map(({ tally }) => tally.missing)).toEqual([1, 0, 0])
  expect(classLines(board)[0]?.lastAt).not.toBeNull()
})
test('whom people differ about is told once: among the lost, or apart', () => {
  const clash = { status: 'missing' as const, by_name: 'Тестова Т.', at: '2026-11-20T05:01:00Z' }
  const latest = [
    { ...first(evacuation, 3), status: 'present' as const, clash, version: 2 },
    { ...first(evacuation, 4), status: 'missing' as const, clash, version: 2 },
  ]
  const board = boardOf(evacuation, mergeReceived(none, latest))
  expect(disputed(board).map(({ id }) => id)).toEqual([latest[0]?.id])
})
test('filters narrow lists and people alike', () => {
  const board = filterBoard(boardOf(evacuation, none), { building: 1, type: null })
  expect(board.units.every(({ building_id }) => building_id === 1)).toBe(true)
  expect(board.marks.length).toBeLessThan(30)
})
test('the curve counts who was found by the second', () => {
  const found = (index: number, tapped_at: string) => ({
    ...first(evacuation, index),
    status: 'present' as const,
    tapped_at,
    version: 2,
  })
  const latest = [
    found(1, '2026-11-20T05:00:10Z'),
    found(2, '2026-11-20T05:00:10.2Z'),
    found(3, '2026-11-20T05:01:00Z'),
  ]
  expect(curveOf(boardOf(evacuation, mergeReceived(none, latest)))).toEqual([
    { at: 10, found: 2 },
    { at: 60, found: 3 },
  ])
})
test('of 1,500 people one tap changes one mark: the others stay what they were', () => {
  const school = generatedEvacuation(1500)
  const before = boardOf(school, none)
  const after = boardOf(school, mergeReceived(none, [{ ...first(school, 700), status: 'present', version: 2 }]))
  expect(after.marks.filter((mark, index) => mark !== before.marks[index])).toHaveLength(1)
  expect(unitLines(after)).toHaveLength(150)
  expect(classLines(after).reduce((sum, { tally }) => sum + tally.total, 0)).toBe(1500)
})
