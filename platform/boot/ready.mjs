// The first thing run, by whatever Node the host has (20 and up): no dependencies, plain JavaScript.
// `ready.mjs packages` installs what is missing, `ready.mjs pages` also builds the web app.
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { ownNode } from './own-node.mjs'
import { installPackages, packagesStand } from './packages.mjs'
import { buildPages, pagesStand } from './pages.mjs'
import { say, stop } from './say.mjs'
import { takeTurn } from './turn.mjs'

if (Number(process.versions.node.split('.')[0]) < 20)
  stop(`Нужен Node.js 20 или новее, а запущен ${process.versions.node}. Установите с https://nodejs.org`)

process.chdir(fileURLToPath(new URL('../..', import.meta.url)))
const withPages = process.argv[2] === 'pages'
if (!packagesStand() || (withPages && !pagesStand())) {
  await takeTurn()
  await installPackages()
  if (withPages) await buildPages(ownNode().command)
}
say(`Подготовка закончена, Node.js ${ownNode().version}`)
