// All tests of all runners; the last line is their sum. `-- --changed` runs what the uncommitted changes touch, but for the
// long looks of tests/hostile and tests/durability.
import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { isRunning } from '#platform/server/postgres/process-table.ts'
import { ensureChromium } from './chromium.ts'
import { countPlaywright, countVitest, journeysThat, readTally, type Tally } from './reports.ts'
import { testSeed } from './seed.ts'
import { startFilledSchool } from './kept-school.ts'
import type { SchoolProcess } from './school-process.ts'
import { removeAbandonedHomes, removeHome, temporaryHome } from './temporary-home.ts'

const onlyChanged = process.argv.includes('--changed')
/** A journey that needs a second try is mended, not taken in. */
const isCi = process.env['CI'] === 'true'

// a folder of its own: two runs at the same time must not mix their reports
const results = path.join('test-results', String(process.pid))
mkdirSync(results, { recursive: true })
for (const name of readdirSync('test-results'))
  if (!isRunning(Number(name))) rmSync(path.join('test-results', name), { recursive: true, force: true })

let running: ChildProcess | undefined
let interrupted = false
// Ctrl+C of a terminal reaches the runner by itself
process.on('SIGINT', () => (interrupted = true))
for (const signal of ['SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    interrupted = true
    running?.kill(signal)
  })

/** Runs a program to its end. @returns whether it ended well */
function run(command: string, args: string[], env: Record<string, string> = {}): Promise<boolean> {
  if (interrupted) return Promise.resolve(false)
  return new Promise((resolve) => {
    running = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } })
    running.on('error', () => resolve(false)).on('exit', (code) => resolve(code === 0))
  })
}

async function runVitest(): Promise<Tally> {
  const report = path.join(results, 'vitest.json')
  const long = ['hostile', 'durability'].flatMap((folder) => ['--exclude', `tests/${folder}/**`])
  const changed = onlyChanged ? ['--changed', '--passWithNoTests', ...long] : []
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const endedWell = await run('vitest', ['run', ...reporters, ...changed])
  return readTally(report, endedWell, countVitest)
}

async function runPlaywright(opening: Promise<SchoolProcess>): Promise<Tally> {
  const report = path.join(results, 'playwright.json')
  const { address } = await opening
  const endedWell = await run(
    'playwright',
    [
      'test',
      '--reporter=line,json',
      '--output',
      path.join(results, 'browser'),
      ...(onlyChanged ? ['--only-changed', '--pass-with-no-tests'] : []),
    ],
    { CHROMIUM: ensureChromium(), E2E_ADDRESS: address, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  )
  return readTally<Parameters<typeof countPlaywright>[0]>(report, endedWell, (read) => {
    for (const one of journeysThat('flaky', read.suites)) console.error(`Прошло только со второй попытки: ${one}`)
    return countPlaywright(read, isCi)
  })
}

/** Journeys go through everything: of a day's changes they are told by their own files. */
const isJourneyTouched = () =>
  execFileSync('git', ['status', '--porcelain', '--', 'tests/e2e', 'playwright.config.ts'], { encoding: 'utf8' }) !== ''

async function attempt(runner: () => Promise<Tally>): Promise<Tally> {
  try {
    return await runner()
  } catch (error) {
    console.error((error as Error).message)
    return { passed: 0, failed: 1, failures: [(error as Error).message] }
  }
}

console.log(`Случайные значения проверок — из числа ${testSeed()}; то же число снова: TEST_SEED=${testSeed()}`)
await removeAbandonedHomes()
const home = temporaryHome()
const tallies: Tally[] = []
if (onlyChanged && !isJourneyTouched()) tallies.push(await attempt(runVitest))
else {
  // where the school of the journeys has to be built, it is while the other tests run
  const opening = startFilledSchool(home)
  // a school that does not open is told of when the journeys begin
  void opening.catch(() => undefined)
  tallies.push(await attempt(runVitest), await attempt(() => runPlaywright(opening)))
  await opening.then(
    ({ end }) => end(),
    () => undefined,
  )
}
await removeHome(home)
await removeAbandonedHomes()
const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0)
const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0)
for (const failure of tallies.flatMap(({ failures }) => failures)) console.log(`Не прошло: ${failure}`)
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
