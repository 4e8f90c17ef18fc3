import { expect, test } from 'vitest'
import { lockfileComplaints, lockfiles } from './lockfile.ts'

test.each(lockfiles)('%s misses no optional package of any platform and names no registry', (file) => {
  expect(lockfileComplaints(file)).toEqual([])
})
