import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { causeOf } from './causes.mjs'
import { replaceBuild } from './former.mjs'
import { run } from './run.mjs'
import { say, stop } from './say.mjs'
import { contentStamp, readStamp } from './stamp.mjs'

const folder = 'dist'
const unfinished = 'dist.unfinished'
const stampFile = `${folder}/.built`
const sources = [
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'lingui.config.ts',
  'tsconfig.base.json',
  'tsconfig.web.json',
  'apps/web',
  'areas',
  'platform/web',
  'platform/contract',
  'apps/build',
  'locales',
]

const wantedStamp = () => contentStamp(sources, reachesBrowser)

/** Whether the present `dist` was built from the very same contents. */
export const pagesStand = () => readStamp(stampFile) === wantedStamp()

/** Builds the web app unless it stands; a file that changes meanwhile shows at the next start. */
export async function buildPages(node) {
  const stamp = wantedStamp()
  if (readStamp(stampFile) === stamp) return
  say('Собираю страницы…')
  // beside what stands: a build cut short leaves it as it was
  rmSync(unfinished, { recursive: true, force: true })
  const vite = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn', '--outDir', path.resolve(unfinished)]
  const { well, said } = await run('Сборка страниц', node, vite)
  if (!well) stop(`Страницы не собрались: ${causeOf(said)}`)
  writeFileSync(path.join(unfinished, path.basename(stampFile)), stamp)
  replaceBuild(unfinished, folder)
  say('Страницы собраны')
}

function reachesBrowser(file) {
  const parts = file.split(/[\\/]/)
  return !(parts[0] === 'areas' && parts[2] === 'server') && !/\.test\.tsx?$/.test(file)
}
