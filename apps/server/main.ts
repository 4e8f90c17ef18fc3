import path from 'node:path'
import { programFolder } from '#platform/server/start/data-folder.ts'
import { choosePort, localAddress } from '#platform/server/start/free-port.ts'
import { openInstallation } from '#platform/server/start/installation.ts'
import { live, type ProcessLife } from '#platform/server/start/process-life.ts'
import { readSettings, type Settings } from '#platform/server/start/settings.ts'
import { listSignIns } from '#areas/access/contract/sign-ins.ts'
import { buildApplication, type ApplicationSettings } from './application.ts'
import { greeting } from './greeting.ts'
import { readOptions } from './options.ts'
import { say } from './say.ts'
import { completeDemonstration } from '../../demo/index.ts'
import { mediaFolder } from './media-folder.ts'
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
  mostUploadBytes: settings.uploadMegabytes * 1_000_000,
  smtpUrl: settings.smtpUrl,
  maxLagMs: settings.maxLagMs,
  mailFrom: settings.mailFrom ?? 'school@localhost',
  trustProxy: settings.trustProxy,
  pages: path.join(programFolder, 'dist'),
  jobs: true,
})

/** Fills the demonstration's earlier quarters while people work already; leaving stops it, the next start goes on. */
function fillBehind(life: ProcessLife, databaseUrl: string): void {
  const leaving = new AbortController()
  const filled = completeDemonstration({ databaseUrl, say, stop: leaving.signal }).catch((error: Error) =>
    say(`Демонстрация не дополнена, продолжу при следующем запуске: ${error.message}`),
  )
  life.beforeEnd(async () => {
    leaving.abort()
    await filled
  })
}

await live(
  async (life) => {
    const { empty } = readOptions(process.argv.slice(2))
    const settings = readSettings(process.env)
    const installation = await openInstallation(settings, { say, dispossessed: () => void life.end(1) })
    life.beforeEnd(installation.close, databaseStopMs)
    const { databaseUrl, secret } = installation
    const { kind, invitation, unfinished } = await prepareSchool({ settings, databaseUrl, empty, say })

    const port = await choosePort(settings.host, settings.port)
    const address = localAddress(settings.host, port)
    const house = await buildApplication(
      applicationSettings(settings, { databaseUrl, secret, isDemonstration: kind === 'demo', address }),
    )
    life.beforeEnd(house.close)
    await house.app.listen({ host: settings.host, port })
    await installation.announce(address)
    const signIns = (await house.app.inject(listSignIns.path)).json()
    console.log(greeting({ address, publicUrl: settings.publicUrl, invitation, signIns }))
    if (unfinished) fillBehind(life, databaseUrl)
  },
  { say, verbose: process.env['LOG_LEVEL'] === 'debug' },
)
