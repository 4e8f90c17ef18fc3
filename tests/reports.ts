import { readFileSync } from 'node:fs'

/** Outcome of one runner. */
export interface Tally {
  passed: number
  failed: number
  /** What failed, with the first line of why, as far as its report names it. */
  failures: readonly string[]
}
interface VitestReport {
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
  }[]
}
interface PlaywrightSuite {
  title: string
  suites?: PlaywrightSuite[]
  specs?: { title: string; tests: { status: string }[] }[]
}
interface PlaywrightReport {
  errors: { message?: string }[]
  stats: { expected: number; unexpected: number; flaky: number }
  suites?: PlaywrightSuite[]
}

const firstLine = (text = '') => text.split('\n', 1)[0] ?? ''

/** Counts of Vitest's JSON report; a file that fell over before its tests counts as one failure. */
export function countVitest({ testResults }: VitestReport): Tally {
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((one) => ({ file: name, ...one })),
  )
  const failed = tests.filter(({ status }) => status === 'failed')
  const fallen = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((one) => one.status === 'failed'),
  )
  return {
    passed: tests.filter(({ status }) => status === 'passed').length,
    failed: failed.length + fallen.length,
    failures: [
      ...failed.map(({ file, fullName, failureMessages }) => `${file}: ${fullName}: ${firstLine(failureMessages[0])}`),
      ...fallen.map(({ name, message }) => `${name}: ${firstLine(message)}`),
    ],
  }
}

/**
 * Counts of Playwright's JSON report; each error outside of a test counts as one failure. What passed at its second try
 * only has passed, unless second tries are refused.
 */
export function countPlaywright({ stats, errors, suites }: PlaywrightReport, refusesSecondTries = false): Tally {
  const failed = stats.unexpected + errors.length
  const failures = [
    ...journeysThat('unexpected', suites),
    ...errors.map(({ message }) => firstLine(message)),
    ...(refusesSecondTries ? journeysThat('flaky', suites) : []),
  ]
  return refusesSecondTries
    ? { passed: stats.expected, failed: failed + stats.flaky, failures }
    : { passed: stats.expected + stats.flaky, failed, failures }
}

/** Names of the journeys that ended so: failed (`unexpected`), or passed at their second try only (`flaky`). */
export function journeysThat(ended: 'unexpected' | 'flaky', suites: readonly PlaywrightSuite[] = []): string[] {
  return suites.flatMap(({ title, suites: inner, specs = [] }) => [
    ...specs.filter(({ tests }) => tests.some(({ status }) => status === ended)).map((one) => `${title}: ${one.title}`),
    ...journeysThat(ended, inner),
  ])
}

/** Reads a runner's report; a runner that ended badly without telling why, or left no report, counts as one failure. */
export function readTally<T>(file: string, endedWell: boolean, count: (report: T) => Tally): Tally {
  const tally = tallyOf(file, count) ?? { passed: 0, failed: 1, failures: [`${file}: no report`] }
  return endedWell || tally.failed > 0 ? tally : { ...tally, failed: 1, failures: ['the runner ended badly'] }
}

function tallyOf<T>(file: string, count: (report: T) => Tally): Tally | undefined {
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')) as T)
  } catch {
    return undefined
  }
}
