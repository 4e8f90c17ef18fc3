import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { endpoint } from '#platform/contract/endpoint.ts'
import { addressFieldsOf } from '#platform/web/ui/describe-fields.ts'
import { endpointsOf } from '#tests/verdicts.ts'
import { describedFields, plainFileOf, plainOf, writeCall } from './plain-calls.ts'
import { readDifferently } from './testing/both-readings.ts'

const shapeless = { summary: '', params: undefined, query: undefined, body: undefined, response: undefined }
/** Calls by whose query a page's address can be read: those of lists. */
const lists = endpointsOf().filter(({ query }) =>
  ['page', 'sort'].every((name) => name in (query as z.ZodMiniObject).shape),
)

test('a call in plain words is the call, but for its shapes', () => {
  const calls = endpointsOf()
  expect(calls.length).toBeGreaterThan(300)
  for (const call of calls)
    expect({ ...endpoint(plainOf(call) as never), ...shapeless }, call.path).toEqual({ ...call, ...shapeless })
})

test('the query of every list is read from an address by plain words as by its schema', () => {
  expect(lists.length).toBeGreaterThan(25)
  for (const { path, query } of lists) expect(readDifferently(query as z.ZodMiniObject), path).toEqual([])
})

test('what is written of a query is what tests read it by', async () => {
  const { listPeople } = await import('#areas/people/contract/people.ts')
  const file = new URL('../../areas/people/contract/people.ts', import.meta.url).pathname
  const { text, imports } = await describedFields(listPeople.query, [file])
  const functions = await Promise.all(
    [...imports].map(async ([name, from]) => ((await import(from)) as Record<string, unknown>)[name]),
  )
  const read = new Function(...imports.keys(), `return ${text}`) as (...given: unknown[]) => unknown
  expect(read(...functions)).toEqual(addressFieldsOf(listPeople.query))
  expect([...imports.keys()]).toContain('areOwnFilters')
  expect(plainFileOf('/people~listPeople.ts', 'read')).toBe('/people~listPeople~read.ts')
  expect(await writeCall(file, 'listPeople', true)).toMatch(
    /^import \{ endpoint \}[^]*"path": "\/api\/users\/users\/"[^]*areOwnFilters/,
  )
  expect(await writeCall(file, 'listPeople', false)).not.toContain('query')
})

test('a check that has no name of its own is told of', async () => {
  const nameless = z.object({ one: z.optional(z.string().check(z.refine((given) => given !== 'x'))) })
  await expect(describedFields(nameless, [])).rejects.toThrow('give it a name and export it')
})
