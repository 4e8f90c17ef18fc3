import path from 'node:path'
import { expect, test } from 'vitest'
import { importsOf, loadsOf, threadModulesOf } from './source.ts'
import { isTest, readSource, sourceFiles, targetOf } from './walls.ts'

/** What draws, packs and unpacks: it would hold up whoever asks meanwhile. */
const heavy = ['pdfkit', 'fontkit', 'sharp', 'hucre', 'yauzl', 'docx']
/** What a thread that draws has no use for; reading it takes longer than drawing a page. */
const ofServer = ['fastify', 'kysely', 'pg', 'pg-boss', 'socket.io', 'nodemailer', 'vite']
const programs = [
  'apps/server/main.ts',
  'apps/demo/main.ts',
  'apps/import-timetable/main.ts',
  'demo/complete-worker.ts',
]

const packageOf = (specifier: string) => specifier.split('/')[0] ?? ''
interface LoadedPackage {
  file: string
  name: string
  isBare: boolean
}
/** Packages that some files load, with all that they load, and which file names them. */
function packagesOf(files: readonly string[]): LoadedPackage[] {
  const seen = new Set(files)
  const found: LoadedPackage[] = []
  // a set hears of what is added to it while it is gone through
  for (const file of seen)
    for (const { specifier, isBare } of loadsOf(file, readSource(file))) {
      if (specifier === null) continue
      const target = targetOf(file, specifier)
      if (target === null) found.push({ file, name: packageOf(specifier), isBare })
      else if (/\.(ts|mjs)$/.test(target)) seen.add(target)
    }
  return found
}
const named = sourceFiles()
  .filter((file) => /^(areas|platform|apps|demo)\/.*\.ts$/.test(file) && !isTest(file))
  .flatMap((file) => threadModulesOf(file, readSource(file)).map((module) => ({ file, module })))
const threadModules = named.map(({ file, module }) => path.posix.join(path.posix.dirname(file), module))

test('whoever names a module for threads knows its types, which keep to the walls', () => {
  expect(named.length).toBeGreaterThan(5)
  const untyped = named.filter(({ file, module }) => !importsOf(file, readSource(file)).includes(`./${module}`))
  expect(untyped).toEqual([])
})

test('only threads draw papers and pictures, write and read spreadsheets', () => {
  const loaded = packagesOf(programs)
  expect(loaded.map(({ name }) => name)).toContain('fastify')
  const drawing = loaded.filter(({ name, isBare }) => heavy.includes(name) && !isBare)
  expect(drawing.map(({ file, name }) => `${file}: ${name}`)).toEqual([])
})

test('a thread loads what it draws with and nothing of the server', () => {
  const loaded = packagesOf(['platform/server/threads/run-task.ts', ...threadModules])
  expect(heavy.filter((name) => !loaded.some((one) => one.name === name))).toEqual([])
  const idle = loaded.filter(({ name }) => ofServer.includes(name))
  expect(idle.map(({ file, name }) => `${file}: ${name}`)).toEqual([])
})
