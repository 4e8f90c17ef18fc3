import process from 'node:process'
import { run } from './run.mjs'
import { stop } from './say.mjs'
import { causeOf } from './causes.mjs'

// install scripts are never needed here; loglevel: else a hundred lines about packages of other platforms
const always = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']

/** Runs an npm command to its end in `folder`; where it fails, the preparation ends with the cause and the remedy. */
export async function runNpm(what, args, folder = '.') {
  const npm = process.env.npm_execpath
  const [command, first] = npm ? [process.execPath, [npm]] : ['npm', []]
  const shell = !npm && process.platform === 'win32'
  const { well, said } = await run(what, command, [...first, ...args, ...always], { shell, cwd: folder })
  if (!well) stop(`${what} не удалась: ${causeOf(said)}`)
}
