// Both halves for development: the server restarts and the pages reload at every change.
import { spawn } from 'node:child_process'
import { createServer } from 'vite'
import { choosePort, localAddress } from './start/free-port.ts'
import { openInstallation } from './start/installation.ts'
import { runProcess } from './start/process-life.ts'
import { readSettings } from './start/settings.ts'
import { areas } from './areas.ts'
import { printLine } from './print-line.ts'

await runProcess(
  async (life) => {
    const settings = readSettings(process.env)
    // the database stays up while the server restarts
    const installation = await openInstallation(settings, { print: printLine, dispossessed: () => void life.end(1) })
    life.beforeEnd(installation.close, 90_000)

    const port = await choosePort(settings.host, settings.port)
    const serverPort = await choosePort('127.0.0.1', 0)
    const server = spawn(
      process.execPath,
      ['--watch', '--watch-preserve-output', 'apps/server/main.ts', ...process.argv.slice(2)],
      {
        stdio: ['ignore', 'inherit', 'inherit'],
        env: {
          ...process.env,
          HOST: '127.0.0.1',
          PORT: String(serverPort),
          DATA_DIR: settings.dataDir,
          DATABASE_URL: installation.databaseUrl,
          PUBLIC_URL: settings.publicUrl ?? localAddress(settings.host, port),
        },
      },
    )
    life.beforeEnd(
      () =>
        new Promise((resolve) => {
          server.on('exit', resolve)
          if (!server.kill('SIGTERM')) resolve(undefined)
        }),
    )

    const target = `http://127.0.0.1:${serverPort}`
    const written = areas.flatMap(({ documents = [] }) => documents.map(({ path }) => [path, { target }]))
    const proxy = { '/api': { target, ws: true }, ...Object.fromEntries(written) }
    const pages = await createServer({
      configFile: 'vite.config.ts',
      server: { host: settings.host, port, strictPort: true, proxy },
    })
    life.beforeEnd(() => pages.close())
    await pages.listen()
    pages.printUrls()
  },
  { print: printLine, verbose: true },
)
