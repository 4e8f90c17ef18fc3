// The first thing run, by whatever Node the host has (20 and up): no dependencies, plain JavaScript. Its words say what must
// stand: `start` the packages that the program needs to run, `packages` those of checks and tests too, `pages` the web app.
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { installNode, nodeStands, ownNode } from './own-node.mjs'
import { assetsArePacked, packAssets } from './pack.mjs'
import { installPackages, packagesStand } from './packages.mjs'
import { buildPages, pagesStand } from './pages.mjs'
import { say, stop } from './say.mjs'
import { takeTurn } from './turn.mjs'

if (Number(process.versions.node.split('.')[0]) < 20)
  stop(`Нужен Node.js 20 или новее, а запущен ${process.versions.node}. Установите с https://nodejs.org`)

process.chdir(fileURLToPath(new URL('../..', import.meta.url)))
const asked = new Set(process.argv.slice(2))
const needsAll = asked.has('packages')
const needsPages = asked.has('pages')
if (!nodeStands() || !packagesStand(needsAll) || (needsPages && !(pagesStand() && assetsArePacked()))) {
  await takeTurn()
  await Promise.all([installPackages(needsAll), installNode()])
  if (needsPages) {
    await buildPages(ownNode().command)
    process.send?.('built') // a school may open: what is not packed is served as it is meanwhile
    await packAssets()
  }
}
const { version } = ownNode()
if (asked.has('start') || needsAll) say(`Подготовка закончена, Node.js ${version}`)
