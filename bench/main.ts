// `npm run bench`: hot paths of the demonstration school, each as a ratio to a floor measured in the same run;
// `npm run bench -- --years 10` with ten years of data, `-- --set-up` the set-up of a year alone.
import { parseArgs } from 'node:util'
import { benchEntrance } from './entrance.ts'
import { benchFanOut } from './fan-out.ts'
import { benchJournal, fullGroup, heldLessonOf } from './journal.ts'
import { countStatements, Generator, measureLoad, measureRuns, watchDatabase, type Measured } from './measure.ts'
import { benchPapers } from './papers.ts'
import { benchPeople } from './people.ts'
import { headersOf, openBenchSchool } from './school.ts'
import { benchSetUp } from './set-up.ts'

const pings = 400
const pages = 200

const printLine = (line: string) => console.error(line)
countStatements()
const { values: options } = parseArgs({
  options: { years: { type: 'string', default: '1' }, 'set-up': { type: 'boolean', default: false } },
})
const years = Number(options.years)
const school = await openBenchSchool(years, printLine)
printLine(`демонстрация построена за ${(school.builtInMs / 1000).toFixed(1)} с`)
if (years > 1) printLine(`прошлые годы добавлены за ${(school.yearsInMs / 1000).toFixed(1)} с`)
watchDatabase(school.home)
const generator = new Generator()
try {
  const floor = await measureLoad('нижняя граница: select 1 через тот же сервер', generator, {
    method: 'GET',
    urls: [`${school.address}/api/health`],
    headers: {},
    count: pings,
    concurrency: 1,
  })
  print(options['set-up'] ? [floor, ...(await benchSetUp(school, generator))] : await all(floor), floor)
} finally {
  generator.close()
  await school.end()
}

async function all(floor: Measured): Promise<Measured[]> {
  const student = await headersOf(school.address, 'student@demo.school')
  const read = (name: string, path: string, headers: Record<string, string>) =>
    measureLoad(name, generator, {
      method: 'GET',
      urls: [school.address + path],
      headers,
      count: pages,
      concurrency: 1,
      anew: true,
    })
  const group = await fullGroup(school)
  const director = await headersOf(school.address, 'director@demo.school')
  return [
    floor,
    ...(await benchEntrance(school, generator)),
    ...(await benchJournal(school, group, generator)),
    await benchFanOut(school, group),
    await read('неделя дневника', '/api/journal/diary/week/', student),
    await read('итоги дневника', '/api/journal/diary/totals/', student),
    await read('неделя расписания класса', '/api/schedule/week/class-1/', director),
    await read('перекличка урока', `/api/journal/journal/lesson/${await heldLessonOf(school, group)}/roll/`, director),
    await read('карточки главной руководителя', '/api/journal/home/school/', director),
    // the ten thousand of the list that follows are more than a file takes
    ...(await benchPapers(school, group, generator)),
    ...(await benchPeople(school, generator)),
    ...(await benchSetUp(school, generator)),
    await measureRuns('select 1 без сервера', pings, async () => {
      await school.db.selectNoFrom((from) => from.val(1).as('one')).execute()
      return 1
    }),
  ]
}

function print(rows: Measured[], floor: Measured): void {
  const cpuOf = ({ cpuMs, databaseMs }: Measured) => cpuMs + databaseMs
  console.log(
    '| путь | CPU сервера, мс | CPU базы, мс | вместе к границе | SQL | p50, мс | p99, мс | байт |\n|---|---|---|---|---|---|---|---|',
  )
  for (const row of rows) {
    const cells = [
      row.name,
      row.cpuMs.toFixed(2),
      row.databaseMs.toFixed(2),
      `${(cpuOf(row) / cpuOf(floor)).toFixed(1)}×`,
      row.statements.toFixed(1),
      row.p50.toFixed(1),
      row.p99.toFixed(1),
      row.bytes,
    ]
    console.log(`| ${cells.join(' | ')} |`)
  }
}
