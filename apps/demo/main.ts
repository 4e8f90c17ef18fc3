// `npm run demo -- --years 10`: the demonstration with years behind it, to be started by `npm start` afterwards.
import { parseArgs } from 'node:util'
import { openInstallation } from '#apps/server/start/installation.ts'
import { runProcess } from '#apps/server/start/process-life.ts'
import { readSettings } from '#apps/server/start/settings.ts'
import { StartRefusal } from '#platform/server/start/start-refusal.ts'
import { addYears, completeDemonstration } from '#demo/index.ts'
import { mediaFolder } from '../server/media-folder.ts'
import { printLine } from '../server/print-line.ts'
import { prepareSchool } from '../server/school.ts'

const databaseStopMs = 90_000
const maxYears = 30
const usage = `Порядок: npm run demo -- --years 10 (от 2 до ${maxYears} лет, считая нынешний)`

/** @throws StartRefusal that shows how the command is written */
function readYears(args: string[]): number {
  try {
    const { values } = parseArgs({ args, options: { years: { type: 'string' } } })
    const years = Number(values.years)
    if (Number.isInteger(years) && years >= 2 && years <= maxYears) return years
  } catch {
    // said below
  }
  throw new StartRefusal(usage)
}

await runProcess(
  async (life) => {
    const years = readYears(process.argv.slice(2))
    const settings = readSettings(process.env)
    const { databaseUrl, close } = await openInstallation(settings, { print: printLine })
    life.beforeEnd(close, databaseStopMs)
    const prepared = await prepareSchool({ settings, databaseUrl, empty: false, print: printLine })
    if (prepared.kind !== 'demo') throw new StartRefusal('Годы добавляются только к демонстрационной школе.')
    if (prepared.unfinished)
      await completeDemonstration({ databaseUrl, print: printLine, media: mediaFolder(settings.dataDir) })
    const added = await addYears({ databaseUrl, years, print: printLine })
    if (added === 0) throw new StartRefusal('У этой демонстрации прошлые годы уже есть.')
    printLine('Готово: запустите npm start')
    await life.end(0)
  },
  { print: printLine, verbose: process.env['LOG_LEVEL'] === 'debug' },
)
