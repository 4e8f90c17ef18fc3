import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { PlanClass, Rup, RupLine } from '#areas/curriculum/contract/rup.ts'
import { defaultPolicy } from '#areas/grading/rules/policy.ts'
import type { WorkloadBoard } from '#areas/workload/contract/board.ts'
import type { Load } from './load.ts'
import {
  editClass,
  edits,
  inOrder,
  moveBetweenGroups,
  workloadEdits,
  type Read,
  type Send,
  type Write,
} from './set-up-edits.ts'
import { measureLoad, type Generator, type Measured } from './measure.ts'
import { headersOf, type BenchSchool } from './school.ts'

const previews = 20
const blocks = 6
const blockCells = 500

const stepOf = (
  { course, component, parallel, language, profile, class_id }: RupLine,
  hours: number,
  version: number,
) => ({
  client_id: randomUUID(),
  place: { parallel, language, profile, class_id },
  course_id: course.id,
  component,
  hours,
  version,
})
/** Lines of a single class, of the school's component: the state's are of a whole parallel. */
const linesOfClass = (one: PlanClass, lines: readonly RupLine[]) =>
  lines.map((line) => {
    const { place, ...step } = stepOf({ ...line, component: 'school' }, 1, 1)
    return { ...step, version: null, place: { ...place, class_id: one.id } }
  })
/** Half an hour more at each other save: what has changed is saved anew. */
const otherHours = ({ hours }: RupLine, place: number) => hours + (place % 2 === 0 ? 0.5 : 0)

const dearer = (some: readonly RupLine[]) => some.map((one) => stepOf(one, one.hours + 1, one.version))

/** Calls as the deputy head makes them; `write` and `get` are measured. */
async function callsOf(school: BenchSchool, generator: Generator) {
  const headers = await headersOf(school.address, 'headteacher@demo.school')
  const api = `${school.address}/api`
  const ask = async (path: string, options: object) => {
    const answer = await fetch(api + path, { headers, ...options })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return answer
  }
  return {
    read: async <T>(path: string): Promise<T> => (await (await ask(path, {})).json()) as T,
    send: async (path: string, body: object): Promise<void> => {
      await ask(path, { method: 'POST', body: JSON.stringify(body) })
    },
    write: (
      name: string,
      paths: string | readonly string[],
      load: Pick<Load, 'bodies' | 'count'>,
      method: 'POST' | 'PATCH' = 'POST',
    ) => {
      const urls = [paths].flat().map((path) => api + path)
      return measureLoad(name, generator, { method, urls, headers, concurrency: 1, ...load })
    },
    get: (name: string, path: string) =>
      measureLoad(name, generator, {
        method: 'GET',
        urls: [api + path],
        headers,
        count: edits,
        concurrency: 1,
        anew: true,
      }),
  }
}

/** The set-up of a year: single edits, previews of a line, a class and a parallel, a large block, the roll-over. */
export async function benchSetUp(school: BenchSchool, generator: Generator): Promise<Measured[]> {
  const { read, send, write, get } = await callsOf(school, generator)
  const board = await read<WorkloadBoard>('/courses/workload/board/')
  const year = board.year.id
  const save = `/courses/rup/${year}/save/`
  const { lines, classes } = await read<Rup>('/courses/rup/')
  const parallel = lines.filter((line) => line.parallel === 7 && line.class_id === null)
  const [line] = parallel
  const ofClass = classes.find((one) => one.parallel === 7)
  if (!line || !ofClass) throw new Error('the demonstration has no plan')
  const preview = (name: string, steps: readonly object[]) =>
    write(
      `превью правки: ${name}`,
      `${save}preview/`,
      inOrder(previews, () => ({ steps })),
    )
  return [
    await get('чтение РУП', '/courses/rup/'),
    await preview('строка РУП', dearer([line])),
    await preview(`класс (${parallel.length} ячеек)`, linesOfClass(ofClass, parallel)),
    await preview(`параллель (${parallel.length} ячеек)`, dearer(parallel)),
    await write(
      'правка ячейки РУП',
      save,
      inOrder(edits, (place) => ({ steps: [stepOf(line, otherHours(line, place), line.version + place)] })),
    ),
    await write('правка строки нагрузки', '/courses/workload/changes/', await workloadEdits(board, send, read)),
    await moveBetweenGroups(school, year, (paths, bodies) =>
      write('перевод ученика между группами', paths, { bodies, count: edits }),
    ),
    await editClass(read, write),
    await blockOfCells(await read<Rup>('/courses/rup/'), save, { send, read, write }),
    await rollover(school, () => get('переход на новый год: что станет с классами', '/grouping/rollover/')),
    await write(
      'превью правил оценивания (весь год)',
      '/courses/grading-policy/preview/',
      inOrder(previews, () => policyBody(year)),
    ),
  ]
}

function policyBody(year_id: number): object {
  const { version: _version, formula: _formula, ...usual } = defaultPolicy()
  return { ...usual, weights: { fo: 50, sor: 0, soch: 50 }, year_id }
}

/** The year that follows the present one is there. */
async function rollover({ db }: BenchSchool, measured: () => Promise<Measured>): Promise<Measured> {
  await sql`insert into calendar.study_year (date_start, date_end)
    select '2027-09-01', '2028-05-25' where not exists (select from calendar.study_year where date_start = '2027-09-01')`.execute(
    db,
  )
  return measured()
}

/** A block as large as a person pastes: lines of single classes, which are made first. */
async function blockOfCells(
  { classes, lines }: Rup,
  save: string,
  { send, read, write }: { send: Send; read: Read; write: Write },
): Promise<Measured> {
  const fresh = classes
    .flatMap((one) =>
      linesOfClass(
        one,
        lines.filter(({ parallel, class_id }) => parallel === one.parallel && class_id === null),
      ),
    )
    .slice(0, blockCells)
  await send(save, { steps: fresh })
  const own = (await read<Rup>('/courses/rup/')).lines.filter(({ class_id }) => class_id !== null).slice(0, blockCells)
  const load = inOrder(blocks, (place) => ({
    steps: own.map((line) => stepOf(line, otherHours(line, place), line.version + place)),
  }))
  return write(`блок из ${own.length} ячеек РУП`, save, load)
}
