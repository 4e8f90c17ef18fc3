import { expect, test } from 'vitest'
import { parsePermissionLevel } from './permission-level.ts'

test.each(['read', 'write'])('%s is a level', (level) => {
  expect(parsePermissionLevel(level)).toBe(level)
})
test.each(['', 'Read', 'admin', 'read '])('%j is none', (level) => {
  expect(() => parsePermissionLevel(level)).toThrow('Permission level must be read or write')
})
