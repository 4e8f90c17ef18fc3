import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { areas } from '#apps/server/areas.ts'

const recorded = /(?:subject: |[sS]ubject = |recordMade\([^;]*?, )'([a-z_]+\.[a-z_]+)'/g
const inWords = /^[А-ЯЁа-яё«№]/

test('the audit tells of every table whose changes are recorded', async () => {
  const declared = new Set(areas.flatMap(({ audited = [] }) => audited.map(({ subject }) => subject)))
  const unaudited = new Set<string>()
  for await (const file of glob('{areas,platform}/**/server/**/*.ts'))
    if (!file.endsWith('.test.ts'))
      for (const [, subject = ''] of readFileSync(file, 'utf8').matchAll(recorded))
        if (!declared.has(subject)) unaudited.add(`${subject} in ${file}`)
  expect([...unaudited]).toEqual([])
})

test('every audited table and each of its fields has a title in words', () => {
  const audited = areas.flatMap((area) => area.audited ?? [])
  expect(audited.length).toBeGreaterThan(50)
  const unsaid = audited.flatMap(({ subject, title, fields, titles }) => [
    ...(inWords.test(title.toString()) ? [] : [subject]),
    ...fields.filter((field) => !inWords.test(titles[field]?.toString() ?? '')).map((field) => `${subject} ${field}`),
  ])
  expect(unsaid).toEqual([])
})
