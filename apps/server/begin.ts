import { existsSync, realpathSync } from 'node:fs'
import { setImmediate as soon } from 'node:timers/promises'
import { dataFolder } from '#platform/server/postgres/place.ts'
import { findPostmaster } from '#platform/server/postgres/postmaster.ts'
import { choosePort } from './start/free-port.ts'
import { openInstallation } from './start/installation.ts'
import { startPhases } from './start/phases.ts'
import { runProcess } from './start/process-life.ts'
import { readSettings, type Settings } from './start/settings.ts'
import { readOptions, type Options } from './options.ts'
import { buildPages } from './pages.ts'
import { printLine } from './print-line.ts'

const databaseStopMs = 90_000
/** The college stands beside the school, in a folder of its own, unless one is named. */
const settingsOf = (settings: Settings, { demo }: Options): Settings =>
  demo === 'school' || process.env['DATA_DIR'] ? settings : { ...settings, dataDir: `${settings.dataDir}-college` }
const readRooms = () => import('./open-school.ts')

function startsDatabase({ databaseUrl, dataDir }: Settings): boolean {
  if (databaseUrl !== undefined) return false
  return !existsSync(dataDir) || findPostmaster({ data: dataFolder(realpathSync(dataDir)) }) === undefined
}

await runProcess(
  async (life) => {
    const phases = startPhases()
    phases.ended('Node.js')
    const options = readOptions(process.argv.slice(2))
    const settings = settingsOf(readSettings(process.env), options)
    // told at once: whoever asked for a port that is taken would wait for the school in vain
    if (settings.port !== undefined) await choosePort(settings.host, settings.port)
    const pages = options.pages ? buildPages(life) : Promise.resolve()
    // the rooms are many, and nothing else is done while they are read: a database that has to be started does so meanwhile, an
    // answer of one that runs would come too late
    const school = startsDatabase(settings) ? soon().then(readRooms) : readRooms()
    const installation = await openInstallation(settings, {
      print: printLine,
      phaseEnded: phases.ended,
      dispossessed: () => void life.end(1),
    })
    life.beforeEnd(installation.close, databaseStopMs)
    const { openSchool } = await school
    phases.ended('комнаты')
    await openSchool(life, { settings, installation, ...options, pages, phases })
  },
  { print: printLine, verbose: process.env['LOG_LEVEL'] === 'debug' },
)
