import { globSync } from 'node:fs'
import path from 'node:path'
import { rooms } from './floors.ts'
import { declaredPaths } from './source.ts'
import { readSource } from './walls.ts'

const root = path.resolve(import.meta.dirname, '../..')

/**
 * Where a room may be named: the two lists of rooms; what is generated, stored or sealed; tests, measurements and pages for
 * people are not searched at all.
 */
const lists = new Set(['apps/server/areas.ts', 'apps/web/areas.ts'])
const isSearched = (file: string): boolean =>
  !lists.has(file) && !/\.test\.[a-z]+$|\.generated\.|\/testing(\/|\.ts$)|^database\/migrations\//.test(file)

/** The product's files in which a room could be named by somebody else, from the root of the repository. */
export const searchedFiles = (): string[] =>
  globSync(
    ['{areas,platform,apps,demo,database}/**/*.{ts,tsx,mjs,js,json,css,html,sql}', '*.{ts,json}', '.oxlintrc.json'],
    { cwd: root },
  )
    .map((file) => file.replaceAll('\\', '/'))
    .filter(isSearched)

/** What names a room: a pattern, and what it is in words. */
export interface RoomName {
  what: string
  pattern: RegExp
  /** Without which the pattern cannot match: what is not there is not looked for. */
  literal?: string
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)
const endsThere = '(?=[\'"`?#])'
const quoted = (what: string, start: string, end: string): RoomName => ({
  what,
  literal: start,
  pattern: new RegExp(`(?<=['"\`])${escaped(start)}${end}`),
})

/** A folder's name of several words as it is written anywhere; one of a single word is plain English and says nothing. */
const spellings = (room: string): RoomName[] =>
  room.includes('-') ? [{ what: 'its name', pattern: new RegExp(room.replaceAll('-', '[-_]?'), 'i') }] : []

const tables = [
  ...readSource('database/migrations/types.generated.ts').matchAll(/^\s+["']?([a-z_]+\.[a-z_]+)["']?: /gm),
].map(([, name = '']) => name)

/** Paths of each room's pages. */
const paths = new Map(
  rooms.map((room) => [
    room,
    globSync(`areas/${room}/web/{index,entrance/index}.ts`, { cwd: root }).flatMap((file) =>
      declaredPaths(file, readSource(file)),
    ),
  ]),
)
const pathsOf = (room: string): readonly string[] => paths.get(room) ?? []
const keysOf = (room: string): string[] =>
  globSync(`areas/${room}/contract/permissions.ts`, { cwd: root }).flatMap((file) =>
    [...readSource(file).matchAll(/permissionKey\('([^']+)'\)/g)].map(([, key = '']) => key),
  )

/** Everything by which somebody else could name a room: its folder, its tables, its pages, its keys. */
export const namesOf = (room: string): RoomName[] => [
  { what: 'its folder', literal: `areas/${room}/`, pattern: new RegExp(`areas/${room}/`) },
  ...spellings(room),
  ...tables
    .filter((table) => table.startsWith(`${room.replaceAll('-', '_')}.`))
    .map((table) => ({ what: table, literal: table, pattern: new RegExp(String.raw`\b${escaped(table)}\b`) })),
  ...pathsOf(room)
    .filter((page) => page !== '/')
    // of a path with parameters what stands before the first
    .map((page) =>
      page.includes('{') ? quoted(page, page.slice(0, page.indexOf('{')), '') : quoted(page, page, endsThere),
    ),
  ...keysOf(room).map((key) => quoted(key, key, endsThere)),
]

/** A file as the table names it; the demonstration is put together of all rooms and stands there as a whole. */
export const placeIn = (file: string): string => (file.startsWith('demo/') ? 'demo' : file)

const roomOf = (file: string): string | null => (file.startsWith('areas/') ? (file.split('/')[1] ?? null) : null)

export const isOwnFile = (file: string, room: string): boolean => roomOf(file) === room

/** Whether a file may name a room as it likes: the room's own, and those of rooms above it, which stand upon it. */
export const mayName = (file: string, room: string): boolean => {
  const own = roomOf(file)
  return own !== null && rooms.indexOf(own) >= rooms.indexOf(room)
}

/** A file's text without the paths of its own room's pages: one of them may begin as another room's do. */
export function searchedText(file: string, text: string): string {
  const room = roomOf(file)
  const own = room === null ? [] : pathsOf(room).filter((page) => page !== '/')
  return own.reduce(
    (rest, page) => rest.replaceAll(new RegExp(`(?<=['"\`])${escaped(page)}${endsThere}`, 'g'), ''),
    text,
  )
}

/** By what of its names a text names a room. */
export const namedIn = (text: string, names: readonly RoomName[]): string[] =>
  names
    .filter(({ literal, pattern }) => (literal === undefined || text.includes(literal)) && pattern.test(text))
    .map(({ what }) => what)
