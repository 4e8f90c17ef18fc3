import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { languageOf } from '#platform/server/language/catalogue-language.ts'
import { readCatalogue } from '#platform/server/language/catalogue.ts'
import { keyOf } from './texts/collect.ts'
import { allLooseWords, allLooseWordsOfPages, looseWords, looseWordsOfPage, sourceFiles } from './texts/find.ts'
import { parse, partOf, walk } from './texts/tree.ts'

test('whatever the server says to a person stands in a tag', () => {
  expect(sourceFiles().length).toBeGreaterThan(500)
  expect(allLooseWords()).toEqual([])
})

test.each([
  ["const a = 'Слова'", 1],
  ['const a = `${1} слова`', 1],
  ["refuse('a', cond ? t`Да` : 'Нет')", 1],
  ['const a = t`Слова ${msg`и`} другие`', 0],
  ["const a = t`${plural(2, { one: 'слово', other: 'слова' })}`", 0],
  ["const a = plural(2, { one: 'слово', other: 'слова' })", 2],
  ["endpoint({ summary: 'Что делает' })", 0],
  ["endpoint({ response: z.object({ summary: 'Слова' }) })", 1],
  ["createEvent({ summary: 'Слова' })", 1],
  ["const a = { description: 'Слова' }", 1],
  ["reportError('Что-то', error)", 0],
  ["const a = { 'Ключ': 1 }", 0],
  ["type A = 'Слово'", 0],
])('%s: %i loose', (code, count) => {
  expect(looseWords('areas/any/server/any.ts', code)).toHaveLength(count)
})

test('whatever pages say stands in a macro', () => {
  expect(allLooseWordsOfPages()).toEqual([])
})

test.each([
  ["const a = 'Слова'", 1],
  ['const a = t`Слова ${one}`', 0],
  ["const a = <b title='Слова'>Другие</b>", 2],
  ['const a = <Trans>Слова <b>другие</b></Trans>', 0],
  ["const a = t({ message: 'Слова' })", 0],
  ["const a = letter === 'Н'", 0],
])('%s: %i loose on a page', (code, count) => {
  expect(looseWordsOfPage('areas/any/web/any.tsx', code)).toHaveLength(count)
})

test('nothing is said while modules load', () => {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [fileURLToPath(new URL('texts/said-at-load.ts', import.meta.url))],
    // what the program has compiled of these modules, in a journey or the run before, is not compiled again
    { encoding: 'utf8', env: { ...process.env, NODE_COMPILE_CACHE: 'node_modules/.cache/program' } },
  )
  expect([status, stderr]).toEqual([0, ''])
  expect(stdout.trim().split('\n').filter(Boolean)).toEqual([])
}, 60_000)

test('a key is the sentence with its places, a plural within it', () => {
  const code = "t`В списке ${plural(n, { one: '# строка', few: '# строки', other: '# строк' })}, ${name}`"
  let found: ReturnType<typeof keyOf> | undefined
  walk(parse(code), (node) => {
    if (node.type === 'TaggedTemplateExpression') found = keyOf(partOf(node, 'quasi') ?? node, code)
  })
  expect(found).toEqual({
    id: 'В списке {0, plural, one {# строка} few {# строки} other {# строк}}, {1}',
    placeholders: { 1: 'name' },
  })
})

test('a translation is read out of a .po file as translators write it', () => {
  const po = [
    'msgid ""',
    'msgstr ""',
    '"Language: kk\\n"',
    '',
    '#. placeholder {0}: title',
    'msgid "«{0}» в архиве"',
    'msgstr "«{0}» мұрағатта"',
    '',
    'msgid "Не переведено"',
    'msgstr ""',
    '',
    'msgid ""',
    '"В списке "',
    '"{0, plural, one {# строка} other {# строк}}"',
    'msgstr "Тізімде {0, plural, other {# жол}}"',
  ].join('\n')
  const kazakh = languageOf('kk', readCatalogue(po))
  expect(kazakh.format('«{0}» в архиве', ['7А'])).toBe('«7А» мұрағатта')
  expect(kazakh.format('В списке {0, plural, one {# строка} other {# строк}}', [21])).toBe('Тізімде 21 жол')
  expect(kazakh.format('Не переведено', [])).toBe('Не переведено')
})

test('catalogues of the source language hold what the source says', () => {
  for (const name of ['shared', 'server']) {
    const known = readCatalogue(readFileSync(path.join(import.meta.dirname, `../locales/${name}.ru.po`), 'utf8'))
    expect(known.size).toBeGreaterThan(300)
    for (const [id, translation] of known) expect(translation).toBe(id)
  }
})

test('words of a college say otherwise what the source says, with the same values in their places', () => {
  const read = (name: string) =>
    readCatalogue(readFileSync(path.join(import.meta.dirname, `../locales/${name}ru.po`), 'utf8'))
  // a form of its own for a number is no place of a value
  const placesOf = (text: string) =>
    new Set([...text.matchAll(/\{(\w+)[,}]/g)].flatMap(([, name = '']) => (/^[IV]+$/.test(name) ? [] : [name])))
  for (const name of ['', 'shared.', 'server.']) {
    const [words, source] = [read(`college.${name}`), read(name)]
    expect(words.size).toBeGreaterThan(100)
    for (const [id, said] of words) {
      expect(source.has(id), id).toBe(true)
      expect(said).not.toBe(id)
      expect(placesOf(said), id).toEqual(placesOf(id))
    }
  }
})
