import { expect, test } from 'vitest'
import { outOfScope, planSteps, answerOf, refused, RowWriter, TrackedRows, type RowKind } from './index.ts'

/** Who came to a club: a letter for each member, as another room would declare it. */
interface Presence {
  id: number
  version: number
  client_id: string
  author_id: number | null
  member: number
  letter: string
}
interface Input {
  client_id: string
  member: number
  letter: string
  id?: number
  version?: number
  replaces?: boolean
}
interface Batch {
  author: { accountId: number | null; personId: number | null }
  members: readonly number[]
  rows: TrackedRows<Presence>
}
const presence: RowKind<Batch, Presence, Input, { member: number }> = {
  rows: ({ rows }) => rows,
  standing: ({ rows }, { member }) => rows.all.find(({ row, is_gone }) => !is_gone && row.member === member) ?? null,
  placeToWrite: ({ members }, { member }) =>
    members.includes(member) ? { member } : outOfScope('member', 'Не в кружке'),
  isInPlace: (row, { member }) => row.member === member,
  otherPlace: () => 'Под этим номером записан другой',
  matches: (row, { letter }) => row.letter === letter,
  concurrent: ({ rows }, { member }) => rows.all.find(({ row, is_gone }) => !is_gone && row.member === member) ?? null,
  make: (_batch, { letter }, { member }) => (letter === '' ? refused('letter', 'Нет отметки') : { member, letter }),
  change: (_batch, { letter }) => (letter === '' ? refused('letter', 'Нет отметки') : { letter }),
  placeToRemove: (_batch, { member }) => ({ member }),
  removalObjection: (_batch, { letter }) => (letter === 'З' ? 'Зачёт не снимают' : null),
}
const me = 7
const row = (id: number, member: number, letter: string, author_id = me, version = 1): Presence => {
  return { id, version, client_id: `row ${id}`, author_id, member, letter }
}
const opened = (...stored: Presence[]) => {
  const rows = new TrackedRows<Presence>().load(stored)
  return new RowWriter(presence, { author: { accountId: 1, personId: me }, members: [1, 2, 3], rows })
}
const kindOf = ({ kind }: { kind: string }) => kind

test('a new row is made once, under the name the device gave it', () => {
  const writer = opened()
  const step = { client_id: 'a', member: 1, letter: 'Н' }
  expect(writer.write(step)).toMatchObject({ kind: 'done', tracked: { before: null, row: { id: 0, author_id: me } } })
  expect(kindOf(writer.write(step))).toBe('done')
  // a later step of the block sees what an earlier one made
  expect(writer.write({ ...step, letter: 'У' })).toMatchObject({ kind: 'done', tracked: { row: { letter: 'У' } } })
  expect(writer.write({ ...step, member: 2 })).toEqual(refused('client_id', 'Под этим номером записан другой'))
})

test('scope is asked before anything else, a rule before a row is made', () => {
  const writer = opened()
  expect(writer.write({ client_id: 'a', member: 9, letter: '' })).toMatchObject({ kind: 'refused', by: 'scope' })
  expect(writer.write({ client_id: 'a', member: 1, letter: '' })).toMatchObject({ by: 'rule', field: 'letter' })
})

test('another version than the one seen is a conflict with what stands, the same value is none', () => {
  const stored = row(5, 1, 'Н', 8, 3)
  expect(opened(stored).write({ client_id: 'a', id: 5, version: 2, member: 1, letter: 'У' })).toMatchObject({
    kind: 'conflict',
    tracked: { row: { letter: 'Н' } },
  })
  expect(kindOf(opened(stored).write({ client_id: 'a', id: 5, version: 2, member: 1, letter: 'Н' }))).toBe('done')
  expect(kindOf(opened(stored).write({ client_id: 'a', id: 5, version: 3, member: 1, letter: 'У' }))).toBe('done')
  // no version seen: whatever it is
  expect(kindOf(opened(stored).write({ client_id: 'a', id: 5, member: 1, letter: 'У' }))).toBe('done')
})

test('what another has put in the place of a new row is a conflict, unless it says the same or gives way', () => {
  const theirs = row(5, 1, 'Н', 8)
  expect(kindOf(opened(theirs).write({ client_id: 'a', member: 1, letter: 'У' }))).toBe('conflict')
  expect(kindOf(opened(theirs).write({ client_id: 'a', member: 1, letter: 'Н' }))).toBe('done')
  expect(opened(theirs).write({ client_id: 'a', member: 1, letter: 'У', replaces: true })).toMatchObject({
    kind: 'done',
    tracked: { before: { letter: 'Н' }, row: { id: 5, letter: 'У' } },
  })
})

test('a row of the writer that another has changed since is a conflict by its name alone too', () => {
  expect(kindOf(opened(row(5, 1, 'Н', 8)).write({ client_id: 'row 5', member: 1, letter: 'У' }))).toBe('conflict')
  expect(kindOf(opened(row(5, 1, 'Н')).write({ client_id: 'row 5', member: 1, letter: 'У' }))).toBe('done')
})

test('a removal: done again where it is gone, a conflict with a newer version, a rule that keeps the row', () => {
  const writer = opened(row(5, 1, 'Н', me, 2), row(6, 2, 'З'))
  expect(kindOf(writer.remove({ id: 5, version: 1 }))).toBe('conflict')
  expect(writer.remove({ id: 5, version: 2 })).toEqual({ kind: 'done', tracked: null })
  expect(writer.remove({ id: 5, version: 2 })).toEqual({ kind: 'done', tracked: null })
  expect(writer.remove({ id: 6, version: 1 })).toEqual(refused('', 'Зачёт не снимают'))
  // a change of what has gone
  expect(kindOf(writer.write({ client_id: 'a', id: 5, version: 2, member: 1, letter: 'У' }))).toBe('conflict')
})

interface Step extends Input {
  removes?: boolean
}
const send = (stored: readonly Presence[], steps: readonly Step[]) => {
  const writer = opened(...stored)
  const planned = planSteps<Step, Presence>(steps, {
    expect: (step) => (step.removes && step.id !== undefined ? writer.expectRemoval(step.id) : writer.expect(step)),
    decide: (step) => (step.removes ? writer.remove({ id: step.id ?? 0, version: step.version }) : writer.write(step)),
  })
  return planned.map((one) => answerOf(one))
}

test('a block whose answer was lost is sent again and answered as before, whatever it did to a row on the way', () => {
  const steps = [
    { client_id: 'a', id: 5, version: 1, member: 1, letter: 'У' },
    { client_id: 'a', id: 5, version: 1, member: 1, letter: 'О' },
    { client_id: 'b', id: 6, version: 1, member: 2, letter: 'У' },
    { client_id: 'b', id: 6, version: 1, member: 2, letter: '', removes: true },
  ]
  const first = send([row(5, 1, 'Н'), row(6, 2, 'Н')], steps)
  expect(first.map(({ outcome }) => outcome)).toEqual(['done', 'done', 'done', 'done'])
  // as the first sending has left it
  expect(send([row(5, 1, 'О', me, 3)], steps)).toEqual(first)
})

test('what cannot stand is answered with why, and holds nobody back', () => {
  expect(
    send(
      [],
      [
        { client_id: 'a', member: 9, letter: 'Н' },
        { client_id: 'b', member: 2, letter: 'Н' },
      ],
    ),
  ).toEqual([
    { client_id: 'a', outcome: 'refused', reason: 'Не в кружке' },
    { client_id: 'b', outcome: 'done' },
  ])
})

test('a room that keeps each step answers an earlier one without deciding it again', () => {
  const decided: string[] = []
  const planned = planSteps<{ client_id: string }, Presence, 'done' | 'superseded'>(
    [{ client_id: 'known' }, { client_id: 'new' }],
    {
      earlier: ({ client_id }) => (client_id === 'known' ? { kind: 'superseded', tracked: null } : null),
      decide: ({ client_id }) => {
        decided.push(client_id)
        return { kind: 'done', tracked: null }
      },
    },
  )
  expect(planned.map((one) => answerOf(one).outcome)).toEqual(['superseded', 'done'])
  expect(decided).toEqual(['new'])
})
