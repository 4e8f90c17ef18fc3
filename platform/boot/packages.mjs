import { writeFileSync } from 'node:fs'
import process from 'node:process'
import { run } from './run.mjs'
import { say, stop } from './say.mjs'
import { contentStamp, readStamp } from './stamp.mjs'

const stampFile = 'node_modules/.installed'

/** Installs exactly what the lockfile names, once for each lockfile and platform. */
export async function installPackages() {
  const stamp = `${contentStamp(['package-lock.json', '.npmrc'])} ${process.platform} ${process.arch}`
  if (readStamp(stampFile) === stamp) return
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
  writeFileSync(stampFile, stamp)
  say('Пакеты установлены')
}
