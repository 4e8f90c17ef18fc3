import path from 'node:path'
import type { SchoolKind } from '#platform/contract/school-kind.ts'
import { programFolder } from './start/program-folder.ts'
import { choosePort, localAddress } from './start/free-port.ts'
import type { Installation } from './start/installation.ts'
import type { Phases } from './start/phases.ts'
import type { ProcessLife } from './start/process-life.ts'
import type { Settings } from './start/settings.ts'
import { readSignIns } from '#areas/access/server/index.ts'
import { buildApplication, type ApplicationSettings } from './application.ts'
import { fillInBackground } from './fill-in-background.ts'
import { greeting } from './greeting.ts'
import { mediaFolder } from './media-folder.ts'
import { printLine } from './print-line.ts'
import { prepareSchool } from './school.ts'

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
  data: { folder: settings.dataDir, holdsDatabase: settings.databaseUrl === undefined },
})

/** Prepares the school of an installation, opens it when the pages can be served, and says where and who may come in. */
export async function openSchool(
  life: ProcessLife,
  {
    settings,
    installation,
    empty,
    demo,
    pages,
    phases,
  }: {
    settings: Settings
    installation: Installation
    empty: boolean
    demo: SchoolKind
    pages: Promise<void>
    phases: Phases
  },
): Promise<void> {
  const { databaseUrl, secret } = installation
  const { kind, invitation, unfinished } = await prepareSchool({
    settings,
    databaseUrl,
    empty,
    demo,
    print: printLine,
  })
  phases.ended('школа')
  await pages
  phases.ended('страницы')

  const port = await choosePort(settings.host, settings.port)
  const address = localAddress(settings.host, port)
  const context = await buildApplication(
    applicationSettings(settings, { databaseUrl, secret, isDemonstration: kind === 'demo', address }),
    phases.ended,
  )
  life.beforeEnd(context.close)
  await context.app.listen({ host: settings.host, port })
  await installation.announce(address)
  phases.ended('адрес')
  printLine(phases.inWords())
  const signIns = kind === 'demo' ? await readSignIns(context.db) : null
  console.log(greeting({ address, publicUrl: settings.publicUrl, invitation, signIns }))
  if (unfinished) fillInBackground(life, { databaseUrl, media: mediaFolder(settings.dataDir) })
}
