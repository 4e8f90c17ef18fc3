import { setImmediate as soon } from 'node:timers/promises'
import { choosePort } from './start/free-port.ts'
import { openInstallation } from './start/installation.ts'
import { startPhases } from './start/phases.ts'
import { live } from './start/process-life.ts'
import { readSettings } from './start/settings.ts'
import { readOptions } from './options.ts'
import { buildPages } from './pages.ts'
import { printLine } from './print-line.ts'

const databaseStopMs = 90_000

await live(
  async (life) => {
    const phases = startPhases()
    phases.ended('Node.js')
    const options = readOptions(process.argv.slice(2))
    const settings = readSettings(process.env)
    // told at once: whoever asked for a port that is taken would wait for the school in vain
    if (settings.port !== undefined) await choosePort(settings.host, settings.port)
    const pages = options.pages ? buildPages(life) : Promise.resolve()
    const opening = openInstallation(settings, {
      print: printLine,
      phaseEnded: phases.ended,
      dispossessed: () => void life.end(1),
    })
    // the rooms are many, and nothing else is done while they are read: the database, and the building of pages, have been begun
    const school = soon().then(() => import('./open-school.ts'))
    const installation = await opening
    life.beforeEnd(installation.close, databaseStopMs)
    const { openSchool } = await school
    phases.ended('комнаты')
    await openSchool(life, { settings, installation, empty: options.empty, pages, phases })
  },
  { print: printLine, verbose: process.env['LOG_LEVEL'] === 'debug' },
)
