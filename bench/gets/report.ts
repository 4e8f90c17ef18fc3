import type { AnyEndpoint } from '#platform/contract/endpoint.ts'

export interface Cost {
  endpoint: AnyEndpoint
  /** The address without its host. */
  name: string
  login: string
  /** Of server and PostgreSQL together, where it is read anew. */
  cpuMs: number
  /** The same where nothing has changed since it was read. */
  againMs: number
  statements: number
}
export interface Costs {
  floorMs: number
  costs: readonly Cost[]
}
/** In floors: of all readings, of the dearest one, of papers and files. */
const [maxMedian, maxOne, maxFile] = [6, 25, 60]
const maxStatements = 8
const maxGrowth = 1.2
const shown = 10

const median = (sorted: readonly number[]) => sorted[Math.floor(sorted.length / 2)] ?? 0
/** Of each call its dearest query. */
const dearestOf = (costs: readonly Cost[]): Cost[] =>
  [...Map.groupBy(costs, ({ endpoint }) => endpoint.path).values()]
    .flatMap((same) => same.toSorted((one, other) => other.cpuMs - one.cpuMs).slice(0, 1))
    .toSorted((one, other) => other.cpuMs - one.cpuMs)

/** Whether a reading costs more than it may. */
export const isOver = ({ cpuMs, endpoint }: Cost, floorMs: number): boolean =>
  cpuMs / floorMs > (endpoint.file === null ? maxOne : maxFile)

/** How many times a reading costs what it did before, in floors: the machine is not always as quick; 1 where it is not known. */
export function growthSince(before: Costs | undefined, floorMs: number): (cost: Cost) => number {
  const known = new Map(before?.costs.map(({ name, cpuMs }) => [name, cpuMs / before.floorMs]))
  return ({ name, cpuMs }) => {
    const floors = cpuMs / floorMs
    return floors / (known.get(name) ?? floors)
  }
}
/** Whether a reading costs more on more data than it may. */
export const isGrown = (growth: number): boolean => growth > maxGrowth

/** Prints what the readings cost, beside what they may. @param before the same readings on less data */
export function printBudgets(title: string, now: Costs, silent: readonly AnyEndpoint[], before?: Costs): void {
  const inFloors = ({ cpuMs }: Cost) => cpuMs / now.floorMs
  const againInFloors = ({ againMs }: Cost) => againMs / now.floorMs
  const dearest = dearestOf(now.costs)
  const line = (cost: Cost) =>
    `| ${decodeURIComponent(cost.name)} | ${cost.login.split('@')[0]} | ${cost.cpuMs.toFixed(1)} | ${inFloors(cost).toFixed(1)}× | ${againInFloors(cost).toFixed(1)}× | ${cost.statements.toFixed(1)} |`
  const table = (costs: readonly Cost[]) =>
    ['| чтение | кто | мс | к границе | ещё раз | SQL |', '|---|---|---|---|---|---|', ...costs.map(line)].join('\n')
  const over = dearest.filter((cost) => isOver(cost, now.floorMs))
  // those within their budget fill the table up
  const told = [...new Set([...over, ...dearest])].slice(0, Math.max(shown, over.length))
  const talkative = dearest.filter(({ statements, endpoint }) => endpoint.file === null && statements > maxStatements)
  const medianOf = (floors: (cost: Cost) => number) =>
    median(dearest.map(floors).toSorted((one, other) => one - other)).toFixed(1)
  console.log(`\n${title}: вызовов ${dearest.length}, граница ${now.floorMs.toFixed(2)} мс`)
  console.log(`медиана ${medianOf(inFloors)}× (не больше ${maxMedian}×), ещё раз ${medianOf(againInFloors)}×`)
  console.log(`дороже ${maxOne}× (файлы ${maxFile}×): ${over.length}\n${table(told)}`)
  console.log(
    `больше ${maxStatements} запросов SQL: ${talkative.length}${talkative.length > 0 ? `\n${table(talkative)}` : ''}`,
  )
  if (silent.length > 0) console.log(`никто не получил ответа: ${silent.map(({ path }) => path).join(', ')}`)
  if (before === undefined) return
  const growth = growthSince(before, now.floorMs)
  const grown = now.costs.filter((cost) => isGrown(growth(cost)) && cost.cpuMs > now.floorMs * maxMedian)
  const rows = grown.toSorted((one, other) => growth(other) - growth(one)).slice(0, 2 * shown)
  console.log(`растут с годами больше чем в ${maxGrowth}: ${grown.length}`)
  for (const cost of rows) console.log(`${growth(cost).toFixed(1)} ${line(cost)}`)
}
