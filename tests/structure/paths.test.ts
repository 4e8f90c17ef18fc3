import { afterAll, expect, test } from 'vitest'
import { startTestApp } from '../test-app.ts'
import { calls } from '../specification/calls.ts'
import { declaredPaths } from './source.ts'
import { readSource, sourceFiles } from './walls.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { body: document } = await testApp.as(null).get<{ paths: Record<string, object> }>('/api/openapi.json')
/** `GET /api/…` of every call that the product answers. */
const answered = new Set(
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  ),
)

const contracts = sourceFiles().filter((file) => /^(areas\/[^/]+|platform)\/contract\/.+(?<!\.test)\.ts$/.test(file))
/** Contracts by each path that they declare. */
const homes = new Map<string, Set<string>>()
for (const file of contracts)
  for (const path of declaredPaths(file, readSource(file))) homes.set(path, (homes.get(path) ?? new Set()).add(file))

test('every call that is answered stands whole in one contract, all methods of its path together', () => {
  const paths = Object.keys(document.paths)
  expect(paths.length).toBeGreaterThan(300)
  const astray = paths.filter((path) => homes.get(path)?.size !== 1)
  expect(astray.map((path) => [path, ...(homes.get(path) ?? [])])).toEqual([])
})

test('every path of a contract is answered, and no contract declares a page', () => {
  expect([...homes.keys()].filter((path) => !(path in document.paths))).toEqual([])
})

test('every call of the specification that is answered is found by its path', () => {
  const found = calls.filter(({ method, path }) => answered.has(`${method} ${path}`))
  expect(found.length).toBeGreaterThan(25)
  expect(found.filter(({ path }) => homes.get(path)?.size !== 1)).toEqual([])
})
