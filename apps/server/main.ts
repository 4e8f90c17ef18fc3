import path from 'node:path'
import { programFolder } from '#platform/server/start/data-folder.ts'
import { choosePort, localAddress } from '#platform/server/start/free-port.ts'
import { openInstallation } from '#platform/server/start/installation.ts'
import { live } from '#platform/server/start/process-life.ts'
import { readSettings, type Settings } from '#platform/server/start/settings.ts'
import { readSignIns } from '#areas/access/server/index.ts'
import { buildApplication, type ApplicationSettings } from './application.ts'
import { fillInBackground } from './fill-in-background.ts'
import { greeting } from './greeting.ts'
import { readOptions } from './options.ts'
import { printLine } from './print-line.ts'
import { mediaFolder } from './media-folder.ts'
import { buildPages } from './pages.ts'
import { prepareSchool } from './school.ts'

const databaseStopMs = 90_000

type Opened = Pick<ApplicationSettings, 'databaseUrl' | 'secret' | 'isDemonstration'> & { address: string }

const applicationSettings = (settings: Settings, { address, ...opened }: Opened): ApplicationSettings => ({
  ...opened,
  timeZone: settings.timeZone,
  schoolToday: settings.schoolToday,
  publicUrl: settings.publicUrl ?? address,
  outbox: path.join(settings.dataDir, 'outbox'),
  media: mediaFolder(settings.dataDir),
  maxUploadBytes: settings.uploadMegabytes * 1_000_000,
  smtpUrl: settings.smtpUrl,
  maxLagMs: settings.maxLagMs,
  mailFrom: settings.mailFrom ?? 'school@localhost',
  trustProxy: settings.trustProxy,
  pages: path.join(programFolder, 'dist'),
  jobs: true,
})

await live(
  async (life) => {
    const options = readOptions(process.argv.slice(2))
    const settings = readSettings(process.env)
    // told at once: whoever asked for a port that is taken would wait for the school in vain
    if (settings.port !== undefined) await choosePort(settings.host, settings.port)
    const pages = options.pages ? buildPages(life) : Promise.resolve()
    const installation = await openInstallation(settings, { print: printLine, dispossessed: () => void life.end(1) })
    life.beforeEnd(installation.close, databaseStopMs)
    const { databaseUrl, secret } = installation
    const { kind, invitation, unfinished } = await prepareSchool({
      settings,
      databaseUrl,
      empty: options.empty,
      print: printLine,
    })
    await pages

    const port = await choosePort(settings.host, settings.port)
    const address = localAddress(settings.host, port)
    const context = await buildApplication(
      applicationSettings(settings, { databaseUrl, secret, isDemonstration: kind === 'demo', address }),
    )
    life.beforeEnd(context.close)
    await context.app.listen({ host: settings.host, port })
    await installation.announce(address)
    const signIns = kind === 'demo' ? await readSignIns(context.db) : null
    console.log(greeting({ address, publicUrl: settings.publicUrl, invitation, signIns }))
    if (unfinished) fillInBackground(life, { databaseUrl, media: mediaFolder(settings.dataDir) })
  },
  { print: printLine, verbose: process.env['LOG_LEVEL'] === 'debug' },
)
