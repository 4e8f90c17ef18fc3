import { readFileSync } from 'node:fs'

interface Locked {
  resolved?: string
  integrity?: string
  optionalDependencies?: Record<string, string>
}

/** Of the program, and of the Node that runs it where the computer's own is older. */
export const lockfiles = ['package-lock.json', 'platform/boot/node/package-lock.json']

/**
 * What keeps `npm ci` from succeeding everywhere: it refuses a lockfile that lacks an optional package of any platform,
 * and an address of one machine's registry leads nowhere on another.
 */
export function lockfileComplaints(file: string): string[] {
  const { packages } = JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, Locked> }
  return Object.entries(packages).flatMap(([place, locked]) => [
    ...Object.keys(locked.optionalDependencies ?? {})
      .filter((name) => !foldersSeenFrom(place).some((folder) => packages[`${folder}node_modules/${name}`]))
      .map((name) => `${place || 'package.json'}: необязательного пакета ${name} нет в ${file}`),
    ...(locked.resolved === undefined ? [] : [`${place}: записан адрес ${locked.resolved}`]),
    ...(place !== '' && locked.integrity === undefined ? [`${place}: нет контрольной суммы`] : []),
  ])
}

/** Folders in which Node looks for what the package at `place` needs, nearest first. */
function foldersSeenFrom(place: string): string[] {
  const parts = place === '' ? [] : place.split('/node_modules/')
  const above = parts.map((_, index) => `${parts.slice(0, index + 1).join('/node_modules/')}/`)
  return [...above.toReversed(), '']
}
