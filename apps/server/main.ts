import { enableCompileCache } from 'node:module'
import path from 'node:path'
import { programFolder } from './start/program-folder.ts'
import { choosePort } from './start/free-port.ts'
import { openInstallation } from './start/installation.ts'
import { startPhases } from './start/phases.ts'
import { live } from './start/process-life.ts'
import { readSettings } from './start/settings.ts'
import { readOptions } from './options.ts'
import { buildPages } from './pages.ts'
import { printLine } from './print-line.ts'

const databaseStopMs = 90_000
// what Node has read and compiled is kept for the next start; a folder that cannot be written only makes that one slower
enableCompileCache(path.join(programFolder, 'node_modules/.cache/program'))

await live(
  async (life) => {
    const phases = startPhases()
    phases.ended('Node.js')
    const options = readOptions(process.argv.slice(2))
    const settings = readSettings(process.env)
    // told at once: whoever asked for a port that is taken would wait for the school in vain
    if (settings.port !== undefined) await choosePort(settings.host, settings.port)
    const pages = options.pages ? buildPages(life) : Promise.resolve()
    // the rooms are many: they are read while the pages are being built and the database starts
    const school = import('./open-school.ts')
    const installation = await openInstallation(settings, {
      print: printLine,
      phaseEnded: phases.ended,
      dispossessed: () => void life.end(1),
    })
    life.beforeEnd(installation.close, databaseStopMs)
    const { openSchool } = await school
    phases.ended('комнаты')
    await openSchool(life, { settings, installation, empty: options.empty, pages, phases })
  },
  { print: printLine, verbose: process.env['LOG_LEVEL'] === 'debug' },
)
