import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { findUnpackedChromium, unpackChromium } from './unpacked-chromium.ts'

// the shell draws what the whole browser draws and takes a third less of the processor
const shell = 'chromium-headless-shell'
const names = [shell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const folders = ['/usr/bin', '/usr/local/bin', '/snap/bin', '/opt/google/chrome', '/usr/lib/chromium']
const elsewhere = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome']
const aptGet = '/usr/bin/apt-get'

/** The browser of the tests: `CHROMIUM`, or a Chromium or Chrome in a usual place; undefined when there is none. */
export function findChromium(): string | undefined {
  const requested = process.env['CHROMIUM']
  if (requested) return requested
  const paths = (process.env['PATH'] ?? '').split(path.delimiter)
  const places = names.flatMap((name) => [...paths, ...folders].map((folder) => path.join(folder, name)))
  return [...places, ...elsewhere].find((place) => existsSync(place)) ?? findUnpackedChromium()
}

/**
 * Finds the browser; on Debian root gets its shell installed, others get its packages unpacked into their cache.
 * @throws with the command to run, where nothing of this is possible
 */
export function ensureChromium(): string {
  const found = findChromium()
  if (found && !existsSync(found)) throw new Error(`CHROMIUM указывает на ${found}, а такого файла нет`)
  const mayInstall = process.getuid?.() === 0 && existsSync(aptGet)
  if (found && (process.env['CHROMIUM'] || found.endsWith(shell) || !mayInstall)) return found
  if (existsSync(aptGet)) get(mayInstall)
  const got = findChromium()
  if (got) return got
  throw new Error(
    'Для проверок в браузере нужен Chromium. Установите его: sudo apt-get update && sudo apt-get install -y chromium ' +
      '(или укажите путь к Chromium или Chrome в переменной CHROMIUM).',
  )
}

function get(mayInstall: boolean): void {
  try {
    if (mayInstall) install()
    else {
      console.log('Скачиваю Chromium из пакетов Debian (до минуты)…')
      unpackChromium()
    }
  } catch (error) {
    console.error((error as Error).message)
  }
}

function install(): void {
  console.log('Устанавливаю Chromium без окон пакетом Debian (до минуты)…')
  apt('update -q')
  try {
    apt(`install -y -q --no-install-recommends ${shell}`)
  } catch (error) {
    if (findChromium()) throw error
    // an older Debian has the whole browser only
    apt('install -y -q --no-install-recommends chromium')
  }
}

/** @throws with the end of what apt-get complains of */
function apt(step: string): void {
  const patience = '-o Acquire::Retries=1 -o Acquire::http::Timeout=15'
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const done = spawnSync(aptGet, `${patience} ${step}`.split(' '), { env, encoding: 'utf8' })
  if (done.status !== 0) throw new Error(`apt-get ${step}: ${done.stderr.trim().slice(-500)}`)
}

if (import.meta.main) console.log(ensureChromium())
