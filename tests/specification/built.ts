import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect } from 'vitest'
import type { Row } from './owed.ts'
import { todos } from './todos.ts'

export const root = path.resolve(import.meta.dirname, '../..')

/** Whether an area stands in the house: it answers calls, not its keys alone are known; the platform always does. */
const isBuilt = (area: string): boolean => area === 'platform' || existsSync(path.join(root, 'areas', area, 'web'))

/** Of a row that nobody has exercised: an area to come owes the row, one that stands owes its exercise. */
export function requireExercise({ name, area }: Row): void {
  expect(isBuilt(area), `${area} does not stand yet`).toBe(true)
  // the area has come with its row still in the list: passing here asks to strike it, and then to exercise it
  expect(
    todos.some(({ what }) => what === name),
    `${area} stands: write the exercise of «${name}»`,
  ).toBe(true)
}
