import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'

/** A page that stands open in a browser goes on with the files of the build it came from, however small the update was. */
const keptBuilds = 2
const list = '.assets.json'
const assets = 'assets'

/** Names in the folder of assets of a build, and of the builds before it, the newest first. */
function buildsIn(folder) {
  const file = path.join(folder, list)
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'))
  const made = path.join(folder, assets)
  return existsSync(made) ? [readdirSync(made)] : []
}

/**
 * Puts the assets of former builds beside those of a new one, and the new build in the place of the old one. What no build of
 * the last three is made of is gone.
 * @param fresh folder of what was built now
 * @param standing folder of the build before, if there is one; the new one takes its name
 */
export function replaceBuild(fresh, standing) {
  const own = readdirSync(path.join(fresh, assets))
  const same = new Set(own)
  const former = buildsIn(standing)
    .map((names) => names.filter((name) => !same.has(name) && !isTwinOf(same, name)))
    .filter((names) => names.length > 0)
    .slice(0, keptBuilds)
  for (const name of new Set(former.flat())) carry(path.join(standing, assets), path.join(fresh, assets), name)
  writeFileSync(path.join(fresh, list), JSON.stringify([own, ...former]))
  const old = `${standing}.old`
  rmSync(old, { recursive: true, force: true })
  if (existsSync(standing)) renameSync(standing, old)
  mkdirSync(path.dirname(standing), { recursive: true })
  renameSync(fresh, standing)
  rmSync(old, { recursive: true, force: true })
}

/** Packed twins are no part of a build: each lies beside its file. */
const isTwinOf = (names, name) => /\.(gz|br)$/.test(name) && names.has(name.replace(/\.(gz|br)$/, ''))

function carry(from, to, name) {
  for (const file of [name, `${name}.gz`, `${name}.br`]) {
    const [source, target] = [path.join(from, file), path.join(to, file)]
    if (!existsSync(source) || existsSync(target)) continue
    try {
      linkSync(source, target)
    } catch {
      copyFileSync(source, target) // not every disk knows links
    }
  }
}
