import { readFileSync } from 'node:fs'

/** Outcome of one runner. */
export interface Tally {
  passed: number
  failed: number
}
interface VitestReport {
  testResults: { status: string; assertionResults: { status: string }[] }[]
}
interface PlaywrightSuite {
  title: string
  suites?: PlaywrightSuite[]
  specs?: { title: string; tests: { status: string }[] }[]
}
interface PlaywrightReport {
  errors: unknown[]
  stats: { expected: number; unexpected: number; flaky: number }
  suites?: PlaywrightSuite[]
}

/** Counts of Vitest's JSON report; a file that fell over before its tests counts as one failure. */
export function countVitest({ testResults }: VitestReport): Tally {
  const statuses = testResults.flatMap(({ assertionResults }) => assertionResults.map(({ status }) => status))
  const fallen = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((one) => one.status === 'failed'),
  )
  return {
    passed: statuses.filter((status) => status === 'passed').length,
    failed: statuses.filter((status) => status === 'failed').length + fallen.length,
  }
}

/**
 * Counts of Playwright's JSON report; each error outside of a test counts as one failure. What passed at its second try
 * only has passed, unless second tries are refused.
 */
export function countPlaywright({ stats, errors }: PlaywrightReport, refusesSecondTries = false): Tally {
  const failed = stats.unexpected + errors.length
  return refusesSecondTries
    ? { passed: stats.expected, failed: failed + stats.flaky }
    : { passed: stats.expected + stats.flaky, failed }
}

/** Names of the journeys that passed at their second try only. */
export function secondTries({ suites = [] }: Pick<PlaywrightReport, 'suites'>): string[] {
  return suites.flatMap(({ title, suites: inner, specs = [] }) => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map((one) => `${title}: ${one.title}`),
    ...secondTries({ suites: inner ?? [] }),
  ])
}

/** Reads a runner's report; a runner that ended badly without telling why, or left no report, counts as one failure. */
export function readTally<T>(file: string, endedWell: boolean, count: (report: T) => Tally): Tally {
  const tally = tallyOf(file, count) ?? { passed: 0, failed: 1 }
  return endedWell || tally.failed > 0 ? tally : { ...tally, failed: 1 }
}

function tallyOf<T>(file: string, count: (report: T) => Tally): Tally | undefined {
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')) as T)
  } catch {
    return undefined
  }
}
