// `npm run bench:gets`: what each reading costs server and PostgreSQL, in floors of the same run, asked by whoever sees most; then
// once more with ten years of data. `-- --years 1` for one year alone.
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { addYears } from '#demo/index.ts'
import { foldChanges } from '#platform/server/conditional/fold-changes.ts'
import { fullGroup } from '../journal.ts'
import { countStatements, Generator, measureLoad, watchDatabase, type Measured } from '../measure.ts'
import { openBenchSchool } from '../school.ts'
import { findReadings, sessionsOf, type Reading } from './readings.ts'
import { printBudgets, type Cost } from './report.ts'
import { rowsOf } from './rows.ts'

const pings = 400
const asked = 12
/** Before them: a statement stands ready from the third question on, and has its plan from the eighth. */
const warming = 12

const printLine = (line: string) => console.error(line)
const { values: options } = parseArgs({ options: { years: { type: 'string', default: '10' } } })
const years = Number(options.years)
countStatements()
const school = await openBenchSchool(1, printLine)
watchDatabase(school.home)
const generator = new Generator()
const sessions = sessionsOf(school)
const load = (
  url: string,
  headers: Record<string, string>,
  more: { count: number; anew?: boolean },
): Promise<Measured> =>
  measureLoad(url, generator, { method: 'GET', urls: [url], headers, concurrency: 1, ...more }, warming)
const cpuOf = ({ cpuMs, databaseMs }: Measured) => cpuMs + databaseMs

async function costsOf(readings: readonly Reading[]): Promise<{ floorMs: number; costs: Cost[] }> {
  // as PostgreSQL and the school do by themselves some minutes later
  await sql`analyze`.execute(school.db)
  await foldChanges.run(school)
  const floor = await load(`${school.address}/api/health`, {}, { count: pings })
  const costs: Cost[] = []
  for (const { endpoint, isConditional, address, login } of readings) {
    const name = address.slice(school.address.length)
    const headers = await sessions(login)
    const first = await load(address, headers, { count: asked, anew: true })
    const again = isConditional ? await load(address, headers, { count: asked }) : first
    const { statements } = first
    costs.push({ endpoint, name, login, cpuMs: cpuOf(first), againMs: cpuOf(again), statements })
  }
  return { floorMs: cpuOf(floor), costs }
}

try {
  const rows = await rowsOf(school, await fullGroup(school))
  const { readings, silent } = await findReadings(school, sessions, rows)
  printLine(`спрашиваю ${readings.length} раз по ${asked}`)
  const one = await costsOf(readings)
  printBudgets('один год', one, silent)
  if (years > 1) {
    await addYears({ databaseUrl: school.databaseUrl, years, print: printLine })
    printBudgets(`лет: ${years}`, await costsOf(readings), [], one)
  }
} finally {
  generator.close()
  await school.end()
}
