import { expect, test } from 'vitest'
import { lockfileComplaints } from './lockfile.ts'

test('package-lock.json misses no optional package of any platform and names no registry', () => {
  expect(lockfileComplaints()).toEqual([])
})
