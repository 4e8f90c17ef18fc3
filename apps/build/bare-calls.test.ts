import { expect, test } from 'vitest'
import { isAskedOnly } from './bare-calls.ts'

const uses = (...lines: string[]) => [`import { list, change } from '../contract/rows.ts'`, ...lines].join('\n')

test.each([
  'const rows = useQuery({ ...query(list, { query: { page } }), staleTime: 0 })',
  'const take = () => request(\n    list,\n  )',
  'const { data } = useAllowed(list) ? rows : none',
  'const access = list.access',
  'const keys = [keyOf(list), keyOf(list, input)]',
  'const after = [change, list]',
  'type Rows = Output<typeof list>',
  'const home = { call: list, isFor }',
  'const one = other.list',
  'const shown = <Can use={list}>{row}</Can>',
])('is asked only: %s', (line) => expect(isAskedOnly(uses(line), 'list')).toBe(true))

test.each([
  'const form = useEndpointForm(list, { input })',
  'const form = useEndpointForm(row ? change : list, { input })',
  'const shown = useList(list)',
  'const page = <Rows endpoint={list} />',
  'const title = list.body.shape.title',
  'const { data } = useQuery(query(list)), [state] = useUrlState(list.query)',
  'const exported = { list }',
])('may need shapes: %s', (line) => expect(isAskedOnly(uses(line), 'list')).toBe(false))
