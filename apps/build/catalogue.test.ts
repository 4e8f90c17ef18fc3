import { createCompiledCatalog, getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { compileCatalogue, readCatalogue } from './catalogue.ts'

test('lines of one text are joined, escapes are read, comments and the head are left out', () => {
  const texts = readCatalogue(
    [
      'msgid ""\nmsgstr ""\n"Language: ru\\n"',
      '#. js-lingui-explicit-id\nmsgid "Да {0}"\nmsgstr "Иә {0}"',
      '#. placeholder\n#: areas/a.tsx\nmsgid "Сказал \\"да\\""\nmsgstr ""\n"Две "\n"строки\\n"',
    ].join('\n\n'),
  )
  expect([...texts]).toEqual([
    ['Да {0}', { translated: 'Иә {0}', isOwnId: true }],
    ['Сказал "да"', { translated: 'Две строки\n', isOwnId: false }],
  ])
})

test('a text without its translation stops the build, and so does what we do not read', () => {
  expect(() => compileCatalogue('msgid "Да"\nmsgstr ""')).toThrow('«Да» is not translated')
  expect(() => compileCatalogue('msgctxt "x"\nmsgid "Да"\nmsgstr "Да"')).toThrow('msgctxt')
})

test('our catalogues are compiled as Lingui itself compiles them', async () => {
  const config = getConfig({ cwd: process.cwd() })
  for (const catalog of await getCatalogs(config)) {
    const { messages } = await catalog.getTranslations('ru', {
      fallbackLocales: config.fallbackLocales,
      sourceLocale: 'ru',
    })
    const { source } = createCompiledCatalog('ru', messages, { namespace: 'json' })
    const ours = compileCatalogue(readFileSync(catalog.getFilename('ru'), 'utf8'))
    const { messages: made } = (await import(`data:text/javascript,${encodeURIComponent(ours)}`)) as {
      messages: object
    }
    expect(made).toEqual((JSON.parse(source) as { messages: object }).messages)
    expect(Object.keys(made).length).toBeGreaterThan(10)
  }
})
