import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { countPlaywright, countVitest, journeysThat, readTally, type Tally } from './reports.ts'

const suite = (status: string, ...tests: string[]) => ({
  name: 'a.test.ts',
  status,
  message: 'no such module\n at',
  assertionResults: tests.map((one) => ({ status: one, fullName: 'a thing', failureMessages: ['not so\n at'] })),
})
const count = (sum: Tally) => sum
function reportOf(content: object): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'report-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = path.join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(content))
  return file
}

test('a file that falls over before its tests is one failure; skipped tests count nowhere', () => {
  const testResults = [
    suite('passed', 'passed', 'passed', 'skipped'),
    suite('failed', 'passed', 'failed', 'failed'),
    suite('failed'),
    suite('failed', 'passed'),
  ]
  expect(countVitest({ testResults })).toEqual({
    passed: 4,
    failed: 4,
    failures: [
      'a.test.ts: a thing: not so',
      'a.test.ts: a thing: not so',
      'a.test.ts: no such module',
      'a.test.ts: no such module',
    ],
  })
})

test('errors outside of browser tests are failures', () => {
  expect(
    countPlaywright({ stats: { expected: 3, unexpected: 0, flaky: 1 }, errors: [{ message: 'no page' }] }),
  ).toEqual({
    passed: 4,
    failed: 1,
    failures: ['no page'],
  })
})

test('what passed at its second try is named, and is a failure where second tries are refused', () => {
  const spec = (title: string, status: string) => ({ title, tests: [{ status }] })
  const report = {
    stats: { expected: 3, unexpected: 0, flaky: 1 },
    errors: [],
    suites: [
      { title: 'a.spec.ts', specs: [spec('stands', 'expected')] },
      { title: 'b.spec.ts', suites: [{ title: 'inside', specs: [spec('wavers', 'flaky')] }] },
    ],
  }
  expect(journeysThat('flaky', report.suites)).toEqual(['inside: wavers'])
  expect(countPlaywright(report)).toEqual({ passed: 4, failed: 0, failures: [] })
  expect(countPlaywright(report, true)).toEqual({ passed: 3, failed: 1, failures: ['inside: wavers'] })
})

test('a runner that leaves no report, or ends badly without a reason, is one failure', () => {
  expect(readTally('/nowhere/report.json', true, count)).toMatchObject({ passed: 0, failed: 1 })
  const file = reportOf({ passed: 5, failed: 0, failures: [] })
  expect(readTally(file, true, count)).toEqual({ passed: 5, failed: 0, failures: [] })
  expect(readTally(file, false, count)).toMatchObject({ passed: 5, failed: 1 })
})
