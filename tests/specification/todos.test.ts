import { expect, test } from 'vitest'
import { calls } from './calls.ts'
import { constants } from './constants.ts'
import type { Row } from './owed.ts'
import { routes } from './routes.ts'
import { texts } from './texts.ts'
import { todos } from './todos.ts'
import { transitions } from './transitions.ts'

const rows: readonly Row[] = [...routes, ...calls, ...texts, ...constants, ...transitions]
const areaOf = new Map(rows.map(({ name, area }) => [name, area]))

test('every row of every table has a name of its own', () => expect(areaOf.size).toBe(rows.length))

test('every todo names a row, once, under the area that owes it, and says why', () => {
  expect(new Set(todos.map(({ what }) => what)).size).toBe(todos.length)
  expect(todos.filter(({ area, what }) => areaOf.get(what) !== area)).toEqual([])
  expect(todos.filter(({ why }) => why.trim() === '')).toEqual([])
})
