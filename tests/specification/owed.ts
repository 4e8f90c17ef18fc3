import { expect, test } from 'vitest'
import { todos } from './todos.ts'

/** A row of a table of the specification, by the name under which it stands in the list of todos. */
export interface Row {
  name: string
  area: string
}

async function passes(check: () => void | Promise<void>): Promise<boolean> {
  try {
    await check()
    return true
  } catch {
    return false
  }
}

/**
 * One test for each row. A row outside the list of todos must stand; one within it must not: what is there already is
 * struck from the list in the same change.
 * @param isThere whether a row that is owed has been begun; by default when it stands
 */
export function testRows<R extends Row>(
  rows: readonly R[],
  check: (row: R) => void | Promise<void>,
  isThere: (row: R) => boolean | Promise<boolean> = (row) => passes(() => check(row)),
): void {
  for (const row of rows) {
    const todo = todos.find(({ what }) => what === row.name)
    if (todo === undefined) test(row.name, async () => check(row))
    else
      test(`owed by ${todo.area}: ${row.name}`, async () => {
        expect(await isThere(row), `«${row.name}» is there: strike it from todos.ts`).toBe(false)
      })
  }
}
