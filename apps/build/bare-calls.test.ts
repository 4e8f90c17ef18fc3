import { expect, test } from 'vitest'
import { useOfCall } from './bare-calls.ts'

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
  'const view = <ListView exported={list} />',
])('is asked only: %s', (line) => expect(useOfCall(uses(line), 'list')).toBe('bare'))

test.each([
  'const shown = useList(list), selection = useSelection(list, shown)',
  'const { data } = useQuery(query(list)), [state] = useUrlState(list.query)',
])('reads an address too: %s', (line) => expect(useOfCall(uses(line), 'list')).toBe('read'))

test.each([
  'const form = useEndpointForm(list, { input })',
  'const form = useEndpointForm(row ? change : list, { input })',
  'const page = <Rows endpoint={list} />',
  'const title = list.body.shape.title',
  'const exported = { list }',
])('may need shapes: %s', (line) => expect(useOfCall(uses(line), 'list')).toBe('whole'))
