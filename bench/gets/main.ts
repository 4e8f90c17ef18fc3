// `npm run bench:gets`: what each reading costs server and PostgreSQL, in floors of the same run, asked by whoever sees most; then
// once more with ten years of data. `-- --years 1` for one year alone.
import { parseArgs } from 'node:util'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { sql } from 'kysely'
import { addYears } from '#demo/index.ts'
import { columnsType } from '#platform/contract/columns.ts'
import { foldChanges } from '#platform/server/conditional/fold-changes.ts'
import { fullGroup } from '../journal.ts'
import { countStatements, Generator, measureLoad, watchDatabase, type Measured } from '../measure.ts'
import { openBenchSchool } from '../school.ts'
import { findReadings, sessionsOf, type Reading } from './readings.ts'
import { growthSince, isGrown, isOver, printBudgets, type Cost, type Costs } from './report.ts'
import { rowsOf } from './rows.ts'

const pings = 400
const asked = 12
/** Before them: a statement stands ready from the third question on, and has its plan from the eighth. */
const warming = 12
/** What our pages take in a browser; a bare `fetch` asks for gzip, which takes several times the work. */
const taken = { 'accept-encoding': 'gzip, deflate, br, zstd', accept: `${columnsType}, application/json` }

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
  more: { count: number; from?: number; anew?: boolean },
): Promise<Measured> =>
  measureLoad(
    url,
    generator,
    { method: 'GET', urls: [url], headers: { ...headers, ...taken }, concurrency: 1, ...more },
    warming,
  )
const cpuOf = ({ cpuMs, databaseMs }: Measured) => cpuMs + databaseMs

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as NodeJS.GCFunction

/** @param before the same readings on less data */
async function costsOf(readings: readonly Reading[], before?: Costs): Promise<Costs> {
  // as PostgreSQL and the school do by themselves some minutes later
  await sql`analyze`.execute(school.db)
  await foldChanges.run(school)
  const floor = await load(`${school.address}/api/health`, {}, { count: pings })
  const floorMs = cpuOf(floor)
  const costOf = async ({ endpoint, isConditional, address, login }: Reading, from: number): Promise<Cost> => {
    // else what all before have left is collected while one of them is asked
    collect()
    const name = address.slice(school.address.length)
    const headers = await sessions(login)
    const first = await load(address, headers, { count: asked, from, anew: true })
    const again = isConditional ? await load(address, headers, { count: asked }) : first
    const { statements } = first
    return { endpoint, name, login, cpuMs: cpuOf(first), againMs: cpuOf(again), statements }
  }
  const growth = growthSince(before, floorMs)
  const costs: Cost[] = []
  for (const reading of readings) {
    const cost = await costOf(reading, 0)
    const isDear = isOver(cost, floorMs) || isGrown(growth(cost))
    // a dozen requests may fall into what the machine does by itself; no spelling comes twice
    const other = isDear ? await costOf(reading, asked + warming) : cost
    costs.push(other.cpuMs < cost.cpuMs ? other : cost)
  }
  return { floorMs, costs }
}

try {
  const rows = await rowsOf(school, await fullGroup(school))
  const { readings, silent } = await findReadings(school, sessions, rows)
  printLine(`спрашиваю ${readings.length} раз по ${asked}`)
  const one = await costsOf(readings)
  printBudgets('один год', one, silent)
  if (years > 1) {
    await addYears({ databaseUrl: school.databaseUrl, years, print: printLine })
    printBudgets(`лет: ${years}`, await costsOf(readings, one), [], one)
  }
} finally {
  generator.close()
  await school.end()
}
