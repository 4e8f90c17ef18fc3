import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { lightened, withoutUnusedImports } from './light-contracts.ts'

const light = (code: string) => lightened(code, parseAst(code)).replaceAll('/* @__PURE__ */ ', '')

test('of a declared call the answer goes, other shapes are made once, when they are asked for', () => {
  const code = `const Row = z.object({});
export const list = endpoint({ path: '/api/rows/', query: z.object({ page: z.int() }), params: IdParams, response: listOf(Row) });`
  expect(light(code)).toBe(`const Row = z.object({});
export const list = endpoint({ get body() { return unsaid }, path: '/api/rows/', get query() { const made = z.object({ page: z.int() }); Object.defineProperty(this, 'query', { value: made, enumerable: true }); return made }, params: IdParams, response: undefined });`)
})

test('what events and rooms bear goes', () => {
  const code = `export const told = realtimeEvent('rows.told', z.object({ id }));
export const room = realtimeRoom('rows', read(rows), z.object({ id }));`
  expect(light(code)).toBe(
    `export const told = realtimeEvent('rows.told', undefined);
export const room = realtimeRoom('rows', read(rows), undefined);`,
  )
})

test('what only declares may be left out where nobody uses it; functions stand as they are', () => {
  const code = `export const Row = z.object({ id: z.int() });
export const listOf = (row) => z.object({ items: z.array(row) });`
  const pure = '/* @__PURE__ */ '
  expect(lightened(code, parseAst(code))).toBe(`export const Row = ${pure}z.object({ id: ${pure}z.int() });
export const listOf = (row) => z.object({ items: z.array(row) });`)
})

test('what only a shape that is gone has named is not imported, whatever an address or a field is called', () => {
  const code = `import { id } from "./wire~id.ts";
import { Row as Line } from "./rows~Row.ts";
import * as z from "zod/mini";
export const read = endpoint({ path: '/api/z/{id}/', params: { Line: id }, response: undefined.z });`
  expect(withoutUnusedImports(code)).toBe(`import { id } from "./wire~id.ts";
export const read = endpoint({ path: '/api/z/{id}/', params: { Line: id }, response: undefined.z });`)
})
