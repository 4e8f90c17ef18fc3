import { expect, test } from 'vitest'
import { newDraft } from '#platform/web/outbox/index.ts'
import type { Mark } from '../../contract/marks.ts'
import { keepArrived } from './arrived.ts'
import { localId, type Tap, type TapDraft } from './tap.ts'
import { afterReading, receive, nothingReceived, shownMarks } from './shown-marks.ts'

const mark = (id: number, changes: Partial<Mark> = {}): Mark => ({
  id,
  evacuation_id: 1,
  unit_id: 5,
  user_id: id,
  name: `Ученик ${id}`,
  kind: 'student',
  class_title: '7А',
  photo: null,
  photo_large: null,
  last_place: '',
  status: 'waiting',
  note: '',
  tapped_at: null,
  marked_by_name: null,
  clash: null,
  version: 1,
  ...changes,
})
const draft = (mark_id: number, want: Partial<Tap>, state: TapDraft['state'] = 'failed'): TapDraft => ({
  ...newDraft,
  client_id: `${mark_id}-${state}`,
  sheet_id: 1,
  cell: String(mark_id),
  base: null,
  name: '',
  state,
  want: { mark_id, tapped_at: '2026-11-20T05:10:00.000Z', ...want },
})
const unitIds = new Set([5])
const statuses = (sources: Partial<Parameters<typeof shownMarks>[0]>) =>
  shownMarks({ read: [mark(1), mark(2)], received: nothingReceived, drafts: [], unitIds, ...sources }).map(
    ({ id, status, isWaiting }) => `${id} ${status}${isWaiting ? '…' : ''}`,
  )

test('a tap shows before it is sent; one that was refused does not', () => {
  expect(statuses({ drafts: [draft(1, { status: 'present' })] })).toEqual(['1 present…', '2 waiting'])
  expect(statuses({ drafts: [draft(1, { status: 'present' }, 'refused')] })).toEqual(['1 waiting', '2 waiting'])
})

test('what is heard later shows, an older version never takes its place', () => {
  const received = receive(nothingReceived, [mark(2, { status: 'missing', version: 3 })])
  expect(statuses({ received })).toEqual(['1 waiting', '2 missing'])
  const late = receive(received, [mark(2, { status: 'present', version: 2 })])
  expect(statuses({ received: late })).toEqual(['1 waiting', '2 missing'])
  expect(statuses({ received, read: [mark(1), mark(2, { status: 'help', version: 4 })] })).toEqual([
    '1 waiting',
    '2 help',
  ])
})

test('people come into the list and leave it', () => {
  const come = receive(nothingReceived, [mark(3, { status: 'present', version: 2 })])
  expect(statuses({ received: come })).toEqual(['1 waiting', '2 waiting', '3 present'])
  const gone = receive(come, [], [3, 1])
  expect(statuses({ received: gone })).toEqual(['2 waiting'])
  expect(statuses({ received: receive(gone, [mark(3, { version: 4 })]) })).toEqual(['2 waiting', '3 waiting'])
  expect(statuses({ drafts: [draft(1, { unit_id: 6, status: 'present' })] })).toEqual(['2 waiting'])
})

test('who was taken over by another while nothing was heard is no ghost on the list, who came back is on it', () => {
  const received = receive(nothingReceived, [mark(1, { status: 'present', version: 2 }), mark(3, { version: 2 })], [2])
  const meanwhile = receive(received, [mark(4, { version: 2 })], [5])
  const read = [mark(1, { status: 'present', version: 2 }), mark(2, { version: 4 })]
  expect(statuses({ received: meanwhile, read })).toEqual(['1 present', '3 waiting', '4 waiting'])
  expect(statuses({ received: afterReading(meanwhile, received, read), read })).toEqual([
    '1 present',
    '2 waiting',
    '4 waiting',
  ])
  expect([...afterReading(meanwhile, received, [mark(5)]).gone]).toEqual([2, 5])
})

test('who was added without a network is on the list at once, with what was tapped since, and once when known', () => {
  const client_id = '6f2a1f0e-0000-4000-8000-00000000005b'
  const want = { unit_id: 5, name: 'Гость', kind: 'guest', status: 'present', note: '' } as const
  const adding: TapDraft = { ...draft(0, {}), client_id, want: { ...want, tapped_at: '2026-11-20T05:10:00.000Z' } }
  const id = localId(client_id)
  expect(statuses({ drafts: [adding, draft(id, { status: 'help' })] })).toEqual([
    `${id} help…`,
    '1 waiting',
    '2 waiting',
  ])
  keepArrived(id, 77)
  const known = { read: [mark(1), mark(77, { status: 'present' })] }
  expect(statuses({ ...known, drafts: [draft(id, { status: 'help' })] })).toEqual(['1 waiting', '77 help…'])
})
