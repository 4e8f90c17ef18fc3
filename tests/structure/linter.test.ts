import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const oxlint = path.join(root, 'node_modules/oxlint/bin/oxlint')

/** A file at a level of a corner: `server/plant-0.ts`, `server/one/plant-1.ts`, … with the way up to its corner. */
const levels = [
  { below: '', up: '' },
  { below: 'one/', up: '../' },
  { below: 'one/two/', up: '../../' },
  { below: 'one/two/three/', up: '../../../' },
] as const

/** What may not stand in each corner; `UP` is the way to the corner itself, whatever the level. */
const forbidden: Record<string, readonly string[]> = {
  'areas/people/contract': [
    'zod',
    'kysely',
    'react',
    '#platform/server/area.ts',
    '#platform/web/routes.ts',
    'UP../server/index.ts',
    'UP../web/index.ts',
    'UP../../classes/rules/names.ts',
    'UP../../../platform/contract/wire.ts',
  ],
  'areas/people/rules': [
    'zod/mini',
    'kysely',
    'react',
    '#areas/classes/contract/classes.ts',
    '#areas/classes/server/index.ts',
    '#platform/server/area.ts',
    'UP../contract/people.ts',
    'UP../server/index.ts',
    'UP../web/index.ts',
    'UP../../classes/rules/names.ts',
    'UP../../../platform/contract/wire.ts',
  ],
  'areas/people/server': [
    'zod',
    'react',
    '@mantine/core',
    '#platform/web/routes.ts',
    '#areas/people/server/person-rows.ts',
    '#areas/classes/server/find-groups.ts',
    '#areas/classes/server/deep/find-groups.ts',
    '#areas/classes/web/index.ts',
    'UP../web/index.ts',
    'UP../web/card/person-tab.ts',
    'UP../../classes/server/index.ts',
    'UP../../../platform/server/area.ts',
  ],
  'areas/people/web': [
    'zod',
    'pg',
    'node:fs',
    '#platform/server/area.ts',
    '#database/types.generated.ts',
    '#apps/web/router.ts',
    '#areas/classes/server/index.ts',
    '#areas/classes/web/use-parallels.ts',
    '#areas/classes/web/groups/group-card.tsx',
    'UP../server/index.ts',
    'UP../server/card/card.ts',
    'UP../../classes/web/index.ts',
    'UP../../../platform/web/routes.ts',
  ],
  'platform/contract': ['zod', '#areas/people/contract/people.ts', '#platform/server/area.ts', 'UP../server/area.ts'],
  'platform/server': [
    'zod',
    'react',
    '#areas/people/server/index.ts',
    '#areas/people/contract/people.ts',
    '#apps/server/areas.ts',
    '#platform/web/routes.ts',
    'UP../web/routes.ts',
    'UP../../areas/people/server/index.ts',
  ],
  'platform/web': [
    'zod',
    'fastify',
    '#areas/people/web/index.ts',
    '#areas/people/contract/people.ts',
    '#apps/web/router.ts',
    '#platform/server/area.ts',
    'UP../server/area.ts',
    'UP../../areas/people/web/index.ts',
  ],
}
/** What the same corners do all day. */
const allowed: Record<string, readonly string[]> = {
  'areas/people/contract': [
    'zod/mini',
    '#areas/classes/contract/classes.ts',
    '#platform/contract/wire.ts',
    'UPpeople.ts',
    'UP../rules/full-name.ts',
  ],
  'areas/people/rules': ['#areas/classes/rules/names.ts', '#platform/contract/time.ts', 'UPfull-name.ts'],
  'areas/people/server': [
    'kysely',
    '#platform/server/area.ts',
    '#areas/classes/server/index.ts',
    '#areas/classes/contract/classes.ts',
    'UPcolumns.ts',
    'UP../contract/people.ts',
    'UP../rules/full-name.ts',
  ],
  'areas/people/web': [
    'react',
    '#platform/web/routes.ts',
    '#areas/classes/web/index.ts',
    '#areas/classes/contract/classes.ts',
    'UPcard/person-tab.ts',
    'UP../contract/people.ts',
    'UP../rules/full-name.ts',
  ],
  'platform/contract': ['zod/mini', 'UPwire.ts'],
  'platform/server': ['kysely', '#platform/contract/wire.ts', 'UParea.ts', 'UP../contract/wire.ts'],
  'platform/web': ['react', '#platform/contract/wire.ts', 'UProutes.ts', 'UP../contract/wire.ts'],
}

interface Planted {
  file: string
  name: string
  specifier: string
}
const plant = (specifiers: Record<string, readonly string[]>, kind: string): Planted[] =>
  Object.entries(specifiers).flatMap(([corner, list]) =>
    list.flatMap((one, index) =>
      levels.map(({ below, up }) => {
        const way = one.replace('UP', up)
        const specifier = one.startsWith('UP') && !way.startsWith('.') ? `./${way}` : way
        return { file: `${corner}/${below}${kind}-${index}.ts`, name: `${corner}/${below} ${specifier}`, specifier }
      }),
    ),
  )

interface PlantedFile {
  file: string
  text: string
}
/** Plants files in a house that is empty but for one rule of the linter's configuration. @returns the files refused */
function refusedBy(rule: string, planted: readonly PlantedFile[]): Set<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'shanyraq-linter-'))
  try {
    const { overrides, rules } = JSON.parse(readFileSync(path.join(root, '.oxlintrc.json'), 'utf8')) as {
      overrides: object[]
      rules: Record<string, unknown>
    }
    const only = { categories: { correctness: 'off' }, rules: { [rule]: rules[rule] }, overrides }
    writeFileSync(path.join(folder, '.oxlintrc.json'), JSON.stringify(only))
    for (const { file, text } of planted) {
      mkdirSync(path.join(folder, path.dirname(file)), { recursive: true })
      writeFileSync(path.join(folder, file), text)
    }
    const { stdout } = spawnSync(process.execPath, [oxlint, '-c', '.oxlintrc.json', '--format', 'json', '.'], {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    })
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: { filename: string; code: string }[] }
    const ofRule = diagnostics.filter(({ code }) => code.includes(rule))
    return new Set(ofRule.map(({ filename }) => filename.replaceAll('\\', '/')))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** @returns the names of those refused */
function refused(planted: Planted[]): string[] {
  const files = refusedBy(
    'no-restricted-imports',
    planted.map(({ file, specifier }) => ({ file, text: `export * from '${specifier}'\n` })),
  )
  return planted.filter(({ file }) => files.has(file)).map(({ name }) => name)
}

test('the linter refuses what may not be imported, at every level', () => {
  const planted = plant(forbidden, 'forbidden')
  expect(refused(planted)).toEqual(planted.map(({ name }) => name))
})

test('it lets pass what the corners do all day', () => {
  expect(refused(plant(allowed, 'allowed'))).toEqual([])
})

test('a function is no longer than sixty lines, a component than a hundred and ten; tests tell stories', () => {
  const lines = (count: number) =>
    `export function a() {\n${'  // of no weight\n\n  b()\n'.repeat(count - 2)}}\nfunction b() {}\n`
  const long: PlantedFile[] = [
    { file: 'areas/people/server/one/long.ts', text: lines(61) },
    { file: 'areas/people/web/one/long.ts', text: lines(61) },
    { file: 'areas/people/web/one/long.tsx', text: lines(111) },
    { file: 'platform/contract/long.ts', text: lines(61) },
    { file: 'tests/long.ts', text: lines(61) },
  ]
  const fitting: PlantedFile[] = [
    { file: 'areas/people/server/one/short.ts', text: lines(60) },
    { file: 'areas/people/web/one/short.tsx', text: lines(110) },
    { file: 'areas/people/server/one/long.test.ts', text: lines(200) },
  ]
  expect(refusedBy('max-lines-per-function', [...long, ...fitting])).toEqual(new Set(long.map(({ file }) => file)))
})
