import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import process from 'node:process'
import { runNpm } from './npm.mjs'
import { say } from './say.mjs'
import { contentStamp, readStamp } from './stamp.mjs'

const lockfile = 'package-lock.json'
const stampFile = 'node_modules/.installed'
/** What the program needs to run, and what checks and tests of it need besides. */
const running = 'running'
const everything = 'everything'

const wantedStamp = () => `${contentStamp([lockfile, '.npmrc'])} ${process.platform} ${process.arch}`

/** Which packages stand as the lockfile names them, undefined where they don't. */
function standing() {
  const [, kind] = readStamp(stampFile).split('\n')
  if (readStamp(stampFile) !== `${wantedStamp()}\n${kind}`) return undefined
  return isWhole(kind) ? kind : undefined
}

/** Somebody may have removed a part since: each package is looked for, except those that belong to other platforms. */
function isWhole(kind) {
  const { packages } = JSON.parse(readFileSync(lockfile, 'utf8'))
  return Object.entries(packages).every(
    ([at, { optional, dev, devOptional }]) =>
      at === '' || optional || devOptional || (dev && kind === running) || existsSync(`${at}/package.json`),
  )
}

/** Whether what is needed is installed for this platform. */
export const packagesStand = (needsAll) => [everything, ...(needsAll ? [] : [running])].includes(standing())

/** Installs exactly what the lockfile names unless it stands; what only checks and tests need is put on top when they come. */
export async function installPackages(needsAll) {
  if (packagesStand(needsAll)) return
  const isTop = needsAll && standing() === running
  const kind = needsAll || readStamp(stampFile).endsWith(everything) ? everything : running
  say(isTop ? 'Устанавливаю пакеты для проверок…' : 'Устанавливаю пакеты (обычно 10–60 с)…')
  await runNpm(
    'Установка пакетов',
    isTop ? ['install', '--no-save'] : ['ci', ...(kind === running ? ['--omit=dev'] : [])],
  )
  writeFileSync(stampFile, `${wantedStamp()}\n${kind}`)
  say('Пакеты установлены')
}
