import { readFileSync, writeFileSync } from 'node:fs'

interface Locked {
  name?: string
  version?: string
  resolved?: string
  integrity?: string
  optionalDependencies?: Record<string, string>
}

/** Of the program, and of the Node that runs it where the computer's own is older. */
export const lockfiles = ['package-lock.json', 'platform/boot/node/package-lock.json']

/**
 * What keeps `npm ci` from succeeding everywhere, and quickly: it refuses a lockfile that lacks an optional package of any
 * platform; an address of one machine's registry leads nowhere on another; without an address npm reads about all versions
 * of a package (80 MB for all) to find it. For npmjs.org npm puts whatever registry the machine has.
 */
export function lockfileComplaints(file: string): string[] {
  const { packages } = JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, Locked> }
  return Object.entries(packages).flatMap(([place, locked]) => [
    ...Object.keys(locked.optionalDependencies ?? {})
      .filter((name) => !foldersSeenFrom(place).some((folder) => packages[`${folder}node_modules/${name}`]))
      .map((name) => `${place || 'package.json'}: необязательного пакета ${name} нет в ${file}`),
    ...(locked.resolved === addressOf(place, locked)
      ? []
      : [`${place}: адрес ${locked.resolved ?? 'не записан'}; исправит npm run lockfile:addresses`]),
    ...(place !== '' && locked.integrity === undefined ? [`${place}: нет контрольной суммы`] : []),
  ])
}

/** Where npmjs.org has a package, undefined for the program itself. */
function addressOf(place: string, { name = place.split('node_modules/').at(-1) ?? '', version }: Locked) {
  if (place === '') return undefined
  return `https://registry.npmjs.org/${name}/-/${name.split('/').at(-1)}-${version}.tgz`
}

/** Writes the addresses: an npm that is set to leave them out leaves them out of a project that asks for them, too. */
export function writeAddresses(file: string): void {
  const lockfile = JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, Locked> }
  for (const [place, locked] of Object.entries(lockfile.packages)) {
    const { name, version, resolved: _, ...others } = locked
    const resolved = addressOf(place, locked)
    if (resolved !== undefined)
      lockfile.packages[place] = { ...(name === undefined ? {} : { name }), version, resolved, ...others }
  }
  writeFileSync(file, `${JSON.stringify(lockfile, null, 2)}\n`)
}

/** Folders in which Node looks for what the package at `place` needs, nearest first. */
function foldersSeenFrom(place: string): string[] {
  const parts = place === '' ? [] : place.split('/node_modules/')
  const above = parts.map((_, index) => `${parts.slice(0, index + 1).join('/node_modules/')}/`)
  return [...above.toReversed(), '']
}
