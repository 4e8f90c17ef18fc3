// `npm run bench:mark-steps`: through how many of our files and calls one mark runs in the browser, from its key to the
// answer that it is saved.
import { rmSync } from 'node:fs'
import { ensureChromium } from '#tests/chromium.ts'
import { openBenchSchool } from '../school.ts'
import { countMark } from './count-mark.ts'
import { ownCalls, type OwnFunction } from './own-calls.ts'
import { buildReadablePages } from './readable-pages.ts'

const shownRows = 20
/** Beyond them the way of a mark has grown: what it runs through more than once, or need not at all, is to be found. */
const maxFiles = 72
const maxCalls = 4_000

const sum = (functions: readonly OwnFunction[]) => functions.reduce((total, { calls }) => total + calls, 0)
const row = (...cells: (string | number)[]) => `| ${cells.join(' | ')} |`

/** @returns whether the way of a mark is as short as it should be */
function print(functions: readonly OwnFunction[]): boolean {
  const files = [...Map.groupBy(functions, ({ file }) => file)]
    .map(([file, own]) => ({ file, functions: own.length, calls: sum(own) }))
    .toSorted((one, other) => other.calls - one.calls)
  console.log(`одна отметка: файлов ${files.length}, функций ${functions.length}, вызовов ${sum(functions)}`)
  console.log('\n| файл | функций | вызовов |\n|---|---|---|')
  for (const { file, functions: own, calls } of files.slice(0, shownRows)) console.log(row(file, own, calls))
  console.log('\n| функция | где | вызовов |\n|---|---|---|')
  for (const { name, file, line, calls } of functions.slice(0, shownRows))
    console.log(row(name, `${file}:${line}`, calls))
  return files.length <= maxFiles && sum(functions) <= maxCalls
}

ensureChromium()
const pages = await buildReadablePages()
try {
  const school = await openBenchSchool(1, (line) => console.error(line), { pages })
  try {
    const { scripts, students, cells } = await countMark(school.address)
    console.log(`журнал: учеников ${students}, клеток ${cells}`)
    if (!print(ownCalls(pages, scripts))) {
      console.error(`одна отметка: больше ${maxFiles} файлов или ${maxCalls} вызовов`)
      process.exitCode = 1
    }
  } finally {
    await school.end()
  }
} finally {
  rmSync(pages, { recursive: true, force: true })
}
