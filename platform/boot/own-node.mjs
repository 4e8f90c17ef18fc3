import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { runNpm } from './npm.mjs'
import { say, stop } from './say.mjs'
import { contentStamp, readStamp } from './stamp.mjs'

const need = 24
const windows = process.platform === 'win32'
/** A package.json and a lockfile of its own: only who has an older Node fetches another. */
const place = 'platform/boot/node'
const stampFile = `${place}/node_modules/.installed`
const link = path.join('node_modules', '.bin', windows ? 'node.cmd' : 'node')

const wantedStamp = () => `${contentStamp([`${place}/package-lock.json`])} ${process.platform} ${process.arch}`
const majorOf = (version) => Number(version.split('.')[0])

/** Whether the Node that runs us is one of the computer's own, and new enough for the program. */
const hostIsEnough = () =>
  majorOf(process.versions.node) >= need && !process.execPath.startsWith(path.resolve(place) + path.sep)

/** Whether nothing is to be fetched: the computer's own Node will do, or ours is there. */
export const nodeStands = () => hostIsEnough() || readStamp(stampFile) === wantedStamp()

/** Fetches the newest Node 24 that the platform's package offers, where the computer's own is older. */
export async function installNode() {
  if (nodeStands()) return
  say(`Здесь Node.js ${process.versions.node}, устанавливаю ${need}…`)
  await runNpm(`Установка Node.js ${need}`, ['ci'], place)
  writeFileSync(stampFile, wantedStamp())
  say(`Node.js ${need} установлен`)
}

/** The fetched Node, undefined where there is none. */
function fetched() {
  const packages = path.resolve(place, 'node_modules')
  if (!existsSync(packages)) return undefined
  return readdirSync(packages)
    .filter((name) => name.startsWith('node-'))
    .map((name) => path.join(packages, name, 'bin', windows ? 'node.exe' : 'node'))
    .find((at) => existsSync(at))
}

/**
 * The Node that runs the program, linked where a package script looks first.
 * @returns {{ command: string, version: string }}
 */
export function ownNode() {
  const own = hostIsEnough() ? undefined : fetched()
  relink(own)
  const command = own ?? process.execPath
  const version = own
    ? (spawnSync(own, ['-p', 'process.versions.node'], { encoding: 'utf8' }).stdout?.trim() ?? '')
    : process.versions.node
  if (majorOf(version) >= need) return { command, version }
  return stop(
    `Нужен Node.js ${need}, а найден «${version || 'никакой'}» (${process.platform}-${process.arch}). ` +
      `Удалите папку ${place}/node_modules и повторите команду или установите Node.js ${need} с https://nodejs.org`,
  )
}

/** Package scripts find our Node first where it is needed, and the computer's own where that will do. */
function relink(own) {
  if (own === undefined) return rmSync(link, { force: true })
  const text = windows ? `@"${own}" %*\r\n` : path.relative(path.dirname(link), own)
  if (windows ? existsSync(link) && readFileSync(link, 'utf8') === text : existsSync(link)) return undefined
  rmSync(link, { force: true })
  return windows ? writeFileSync(link, text) : symlinkSync(text, link)
}
