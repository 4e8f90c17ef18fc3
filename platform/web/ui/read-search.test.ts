import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { listQuery } from '#platform/contract/list.ts'
import { countText } from '#platform/contract/wire.ts'
import { alsoNamed } from './former-names.ts'
import { readSearch } from './read-search.ts'

const query = listQuery(['name', 'shift'], { parallel: z.optional(countText(12)) })
const usual = { page: 1, size: 20, sort: 'name', asc: true }

describe('readSearch', () => {
  it.each([
    ['nothing', {}, usual],
    [
      'what the address says',
      { page: '3', asc: 'false', sort: 'shift', parallel: '7' },
      { ...usual, page: 3, asc: false, sort: 'shift', parallel: 7 },
    ],
    [
      'one bad field among good ones',
      { page: '-1', size: '50', sort: 'password', parallel: '99' },
      { ...usual, size: 50 },
    ],
    ['fields of somebody else', { year: '1', page: '2' }, { ...usual, page: 2 }],
  ])('%s', (_, given, expected) => {
    expect(readSearch(query, given)).toEqual(expected)
  })

  it.each([
    ['the present name', { gap: 'marks' }, 'marks'],
    ['the former one', { lack: 'marks' }, 'marks'],
    ['both: the present one says more', { lack: 'marks', gap: 'topic' }, 'topic'],
    ['the former one with a value that is none', { lack: 'x' }, 'homework'],
  ])('a field that was renamed, by %s', (_, given, gap) => {
    const renamed = alsoNamed(z.object({ gap: z._default(z.enum(['topic', 'homework', 'marks']), 'homework') }), {
      lack: 'gap',
    })
    expect(readSearch(renamed, given)).toEqual({ gap })
  })
})

describe('what no address can say', () => {
  const reading = (one: z.ZodMiniType) => () => readSearch(z.object({ one }), {})
  it.each([
    ['a list', reading(z.optional(z.array(z.string()))), 'one: no address says a schema of the kind «array»'],
    ['a number', reading(z.optional(z.literal(1))), /«literal»/],
    ['what has to be there', reading(z.string()), /«string» .* optional/],
    ['a format of the library', reading(z.optional(z.email())), /«string»/],
    ['a check with more than a value', reading(z.optional(z.string().check(z.check(() => {})))), /«custom»/],
    ['fields against each other', () => readSearch(z.object({}).check(z.refine(() => true)), {}), /field by field/],
  ])('%s is told of', (_, read, told) => expect(read).toThrow(told))
})
