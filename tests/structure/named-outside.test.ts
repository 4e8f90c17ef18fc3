import { expect, test } from 'vitest'
import { rooms } from './floors.ts'
import { isOwnFile, mayName, namedIn, namesOf, placeIn, searchedFiles, searchedText } from './named-outside.ts'
import { readSource } from './walls.ts'

const texts = new Map(searchedFiles().map((file) => [file, searchedText(file, readSource(file))]))

/** Who names a room, of the files that the filter leaves; with the names. */
function whoNames(room: string, isSearched: (file: string) => boolean): [file: string, names: string[]][] {
  const names = namesOf(room)
  return [...texts]
    .filter(([file]) => isSearched(file))
    .map(([file, text]): [string, string[]] => [file, namedIn(text, names)])
    .filter(([, found]) => found.length > 0)
}

test('the files of the product are searched', () => {
  expect(texts.size).toBeGreaterThan(2_000)
  const places = ['areas/people/server/index.ts', 'platform/server/area.ts', 'apps/web/main.tsx', 'demo/index.ts']
  expect([...places, 'vite.config.ts', '.oxlintrc.json'].filter((file) => !texts.has(file))).toEqual([])
})

test('what still names a room from below or beside stands in the table', async () => {
  const lines = rooms.flatMap((room) => [
    ...new Set(whoNames(room, (file) => !mayName(file, room)).map(([file]) => `${room} ← ${placeIn(file)}`)),
  ])
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('named-outside.txt')
})

test.each(['page-views', 'personal-file'])('nobody names %s: not even rooms above it', (room) => {
  expect(namesOf(room).length).toBeGreaterThan(4)
  expect(whoNames(room, (file) => !isOwnFile(file, room))).toEqual([])
})

test.each([
  ['personal-file', "import { a } from '#areas/personal-file/server/index.ts'", 'its folder'],
  ['personal-file', 'const personalFiles = 1', 'its name'],
  ['personal-file', 'select from personal_file.document d', 'personal_file.document'],
  ['personal-file', "{ to: '/passport/documents' }", '/passport/documents'],
  ['personal-file', '<Link to="/passport/documents?term=soon">', '/passport/documents'],
  ['personal-file', "can('usr_health')", 'usr_health'],
  ['page-views', 'delete from page_views.view', 'page_views.view'],
  ['page-views', "open('/page-views/employees')", '/page-views/employees'],
  ['page-views', "key === 'log_page_views'", 'log_page_views'],
  ['classes', 'from classes.class_member m', 'classes.class_member'],
])('%s is named by %s', (room, text, what) => {
  expect(namedIn(searchedText('areas/people/server/a.ts', text), namesOf(room))).toContain(what)
})

test.each([
  ['page-views', 'areas/audit/web/index.ts', "path: '/page-views/audit'"],
  ['people', 'areas/classes/server/a.ts', 'classes of people, a person'],
  ['page-views', 'areas/people/server/a.ts', 'views of a page'],
])('%s is not named in %s by %s', (room, file, text) => {
  expect(namedIn(searchedText(file, text), namesOf(room))).toEqual([])
})
