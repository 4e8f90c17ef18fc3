import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { areas } from '#apps/server/areas.ts'

const recorded = /subject: '([a-z_]+\.[a-z_]+)'/g

test('the audit tells of every table whose changes are recorded', async () => {
  const declared = new Set(areas.flatMap(({ audited = [] }) => audited.map(({ subject }) => subject)))
  const unaudited = new Set<string>()
  for await (const file of glob('{areas,platform}/**/server/**/*.ts'))
    if (!file.endsWith('.test.ts'))
      for (const [, subject = ''] of readFileSync(file, 'utf8').matchAll(recorded))
        if (!declared.has(subject)) unaudited.add(`${subject} in ${file}`)
  expect([...unaudited]).toEqual([])
})
