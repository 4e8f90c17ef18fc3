import path from 'node:path'
import { programFolder } from '#platform/server/data-folder.ts'
import { choosePort, localAddress } from '#platform/server/free-port.ts'
import { openInstallation } from '#platform/server/installation.ts'
import { live } from '#platform/server/process-life.ts'
import { readSettings } from '#platform/server/settings.ts'
import { buildApplication } from './application.ts'
import { greeting } from './greeting.ts'
import { say } from './say.ts'

const databaseStopMs = 90_000

await live(
  async (life) => {
    const settings = readSettings(process.env)
    const installation = await openInstallation(settings, { say, dispossessed: () => void life.end(1) })
    life.beforeEnd(installation.close, databaseStopMs)

    const port = await choosePort(settings.host, settings.port)
    const address = localAddress(settings.host, port)
    const house = await buildApplication({
      databaseUrl: installation.databaseUrl,
      secret: installation.secret,
      timeZone: settings.timeZone,
      schoolToday: settings.schoolToday,
      publicUrl: settings.publicUrl ?? address,
      isDemonstration: settings.mode === 'demo',
      outbox: path.join(settings.dataDir, 'outbox'),
      smtpUrl: settings.smtpUrl,
      mailFrom: settings.mailFrom ?? 'school@localhost',
      trustProxy: settings.trustProxy,
      pages: path.join(programFolder, 'dist'),
      jobs: true,
    })
    life.beforeEnd(house.close)
    await house.app.listen({ host: settings.host, port })
    await installation.announce(address)
    console.log(greeting({ address, publicUrl: settings.publicUrl }))
  },
  { say, verbose: process.env['LOG_LEVEL'] === 'debug' },
)
