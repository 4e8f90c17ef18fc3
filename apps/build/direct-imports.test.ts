import path from 'node:path'
import { expect, test } from 'vitest'
import { withDirectImports } from './direct-imports.ts'

const root = path.resolve(import.meta.dirname, '../..')
const page = path.join(root, 'areas/home/web/home-page.tsx')
const of = (code: string, file = page) => withDirectImports(code, file).replaceAll(root, '')

test('what a face passes on is imported from the file behind it, types from nowhere, its own stays', () => {
  expect(of(`import { LinkAnchor, Text, type ButtonProps } from '#platform/web/ui/index.ts'`)).toBe(
    `import { LinkAnchor as LinkAnchor } from "/platform/web/ui/link-anchor.tsx";` +
      `import { Text as Text } from "/node_modules/@mantine/core/esm/components/Text/Text.mjs"`,
  )
  expect(of(`import { peopleWeb, PersonPicker as Picker } from '#areas/people/web/index.ts'`)).toBe(
    `import { PersonPicker as Picker } from "/areas/people/web/person-picker.tsx";` +
      `import { peopleWeb } from '#areas/people/web/index.ts'`,
  )
})

test('a face keeps what is its own and passes nothing on', () => {
  const face = path.join(root, 'areas/people/web/index.ts')
  expect(of(`export { PersonPicker } from './person-picker.tsx'\nexport const own = 1`, face)).toBe(
    '\nexport const own = 1',
  )
})

test('all other imports stand as they are', () => {
  const code = `import { useState } from 'react'\nimport type { Page } from '#platform/web/routes.ts'\nimport { x } from './x.ts'`
  expect(of(code)).toBe(code)
})
