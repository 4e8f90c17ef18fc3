import { writeFileSync } from 'node:fs'
import process from 'node:process'
import { run } from './run.mjs'
import { say, stop } from './say.mjs'
import { contentStamp, readStamp } from './stamp.mjs'

const stampFile = 'node_modules/.installed'

const wantedStamp = () => `${contentStamp(['package-lock.json', '.npmrc'])} ${process.platform} ${process.arch}`

/** Whether exactly what the lockfile names is installed for this platform. */
export const packagesStand = () => readStamp(stampFile) === wantedStamp()

/** Installs exactly what the lockfile names unless it stands. */
export async function installPackages() {
  if (packagesStand()) return
  say('Устанавливаю пакеты (обычно 20–60 с)…')
  // install scripts are never needed here; loglevel: else a hundred lines about packages of other platforms
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const npm = process.env.npm_execpath
  const done = npm
    ? await run('Установка пакетов', process.execPath, [npm, ...args])
    : await run('Установка пакетов', 'npm', args, process.platform === 'win32')
  if (!done) {
    stop(
      'Пакеты не установились (причина в строках выше). Проверьте доступ к registry.npmjs.org, место на диске ' +
        'и права на папку, затем повторите команду.',
    )
  }
  writeFileSync(stampFile, wantedStamp())
  say('Пакеты установлены')
}
