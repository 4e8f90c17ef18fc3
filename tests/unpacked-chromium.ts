import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const cache = path.join(os.homedir(), '.cache/shanyraq-chromium')
const launcher = path.join(cache, 'chromium')

/** The browser that an ordinary user got from Debian's packages without installing them. */
export const findUnpackedChromium = (): string | undefined => (existsSync(launcher) ? launcher : undefined)

/** Downloads Debian's Chromium with the libraries that the system lacks and unpacks them into the user's cache. */
export function unpackChromium(): void {
  const work = path.join(cache, `work-${process.pid}`)
  for (const folder of ['lists/partial', 'archives/partial', 'root'])
    mkdirSync(path.join(work, folder), { recursive: true })
  try {
    download(work)
    for (const name of readdirSync(path.join(work, 'archives')).filter((one) => one.endsWith('.deb')))
      run('/usr/bin/dpkg-deb', ['--extract', path.join(work, 'archives', name), path.join(work, 'root')])
    const root = path.join(cache, 'root')
    rmSync(root, { recursive: true, force: true })
    renameSync(path.join(work, 'root'), root)
    writeLauncher(root)
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

/** apt with folders of our own needs no rights; what is installed is still read from the system. */
function download(work: string): void {
  const options = {
    'Dir::State::lists': path.join(work, 'lists'),
    'Dir::Cache::archives': path.join(work, 'archives'),
    'Dir::Cache::pkgcache': '',
    'Dir::Cache::srcpkgcache': '',
    'Debug::NoLocking': '1',
  }
  const own = Object.entries(options).flatMap(([name, value]) => ['-o', `${name}=${value}`])
  run('/usr/bin/apt-get', [...own, '-q', 'update'])
  run('/usr/bin/apt-get', [
    ...own,
    '-q',
    '-y',
    '--no-install-recommends',
    '--download-only',
    'install',
    'chromium-headless-shell',
  ])
}

function writeLauncher(root: string): void {
  const lines = [
    '#!/bin/sh',
    `export LD_LIBRARY_PATH='${libraryFolders(path.join(root, 'usr/lib')).join(':')}'`,
    ...(existsSync('/etc/fonts') ? [] : [`export FONTCONFIG_PATH='${path.join(root, 'etc/fonts')}'`]),
    `exec '${path.join(root, 'usr/lib/chromium/chromium-headless-shell')}' "$@"`,
  ]
  writeFileSync(launcher, `${lines.join('\n')}\n`)
  chmodSync(launcher, 0o755)
}

/** Folders that hold libraries: those of the architecture, and what packages keep for themselves below them. */
function libraryFolders(top: string): string[] {
  const holdsLibraries = (folder: string) => readdirSync(folder).some((name) => /\.so(\.|$)/.test(name))
  return readdirSync(top, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((folder) => folder.includes('-linux-gnu') && holdsLibraries(folder))
}

function run(command: string, args: string[]): void {
  const done = spawnSync(command, args, { encoding: 'utf8', env: { ...process.env, LC_ALL: 'C' } })
  if (done.status !== 0) throw new Error(done.error?.message ?? done.stderr.trim().slice(-500))
}
