import { expect, test } from 'vitest'
import { lockfileComplaints, lockfiles } from './lockfile.ts'

test.each(lockfiles)('%s misses no optional package of any platform, nor an address of a package', (file) => {
  expect(lockfileComplaints(file)).toEqual([])
})
