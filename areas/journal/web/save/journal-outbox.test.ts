import { beforeEach, expect, test } from 'vitest'
import { sampleSession } from '../testing/sample-session.ts'
import { sampleJournal } from '../testing/sample-journal.ts'
import { speakForTests } from '../testing/speak.ts'
import { draftWords } from './draft-words.ts'

beforeEach(() => {
  speakForTests()
})
const journalSession = () => sampleSession(sampleJournal({ students: 4, lessons: 2 }))
const stateOf = ({ store }: ReturnType<typeof journalSession>, cell: string) => store.view(cell).state
const theirs = {
  id: 50,
  lesson_id: 100,
  student_id: 1,
  type: 'fo' as const,
  value: 4,
  maximum: 10,
  work_id: null,
  comment: null,
}
const stored = ({ server }: ReturnType<typeof journalSession>) => [...server.scores.values()].map(({ value }) => value)

test('a cell is saving, then saved, and the steps come in the order of typing', async () => {
  const one = journalSession()
  for (const key of ['7', 'Enter', '8', 'Enter', '9', 'Enter']) one.press(key)
  expect(stateOf(one, 'l100:1')).toBe('saving')
  await one.deliver()
  expect(stateOf(one, 'l100:1')).toBe('saved')
  expect(one.server.blocks.flat().map((step) => 'value' in step && step.value)).toEqual([7, 8, 9])
})

test('what changes before it is sent is sent once, as it is in the end', async () => {
  const one = journalSession()
  for (const key of ['7', 'Tab', 'ArrowLeft', '8', 'Tab', 'ArrowLeft', 'Delete', '9', 'Enter']) one.press(key)
  await one.deliver()
  expect(one.server.blocks.flat()).toHaveLength(1)
  expect(stored(one)).toEqual([9])
})

test('what changes on its way is sent again over what was stored', async () => {
  const one = journalSession()
  one.press('7')
  one.press('Enter')
  one.waiting.shift()?.()
  for (const key of ['ArrowUp', '8', 'Enter']) one.press(key)
  await one.deliver()
  expect(stored(one)).toEqual([8])
  expect(one.outbox.all()).toEqual([])
})

test('without the network everything stays, is kept, and goes in order when it is back', async () => {
  const one = journalSession()
  one.server.mode = 'away'
  one.press('7')
  one.press('Enter')
  one.waiting.shift()?.()
  await Promise.resolve()
  await Promise.resolve()
  for (const key of ['8', 'Enter']) one.press(key)
  expect([stateOf(one, 'l100:1'), stateOf(one, 'l100:2')]).toEqual(['waiting', 'waiting'])
  expect(one.store.view('l100:1').reason).toBe('Нет связи')
  expect([...one.storage.values()].map(({ want }) => want)).toMatchObject([{ value: 7 }, { value: 8 }])
  one.server.mode = 'works'
  one.outbox.retry()
  await one.deliver()
  expect(stored(one)).toEqual([7, 8])
  expect(one.storage.size).toBe(0)
})

test('it is tried again by itself', async () => {
  const one = journalSession()
  one.server.mode = 'away'
  one.press('7')
  one.press('Enter')
  one.waiting.shift()?.()
  await new Promise((resolve) => setTimeout(resolve))
  one.server.mode = 'works'
  await one.deliver()
  expect(stored(one)).toEqual([7])
})

test('a lost answer stores nothing twice, whatever happened meanwhile', async () => {
  for (const further of [[], ['ArrowUp', '8', 'Enter'], ['ArrowUp', 'Delete']]) {
    const one = journalSession()
    one.server.mode = 'losesAnswers'
    one.press('7')
    one.press('Enter')
    one.waiting.shift()?.()
    await new Promise((resolve) => setTimeout(resolve))
    for (const key of further) one.press(key)
    one.server.mode = 'works'
    one.outbox.retry()
    await one.deliver()
    expect(stored(one)).toEqual(further.length === 0 ? [7] : further.length === 2 ? [] : [8])
    expect(one.outbox.all()).toEqual([])
  }
})

test('one’s own change whose answer was lost is no clash with another', async () => {
  const grid = sampleJournal({ students: 1, lessons: 1 })
  const one = sampleSession({ ...grid, scores: [{ ...theirs, version: 1 }] })
  one.server.scores.set(50, { ...theirs, version: 1, client_id: 'theirs' })
  one.server.mode = 'losesAnswers'
  one.press('8')
  one.press('Enter')
  one.waiting.shift()?.()
  await new Promise((resolve) => setTimeout(resolve))
  one.server.mode = 'works'
  for (const key of ['9', 'Enter']) one.press(key)
  one.outbox.retry()
  await one.deliver()
  expect(stored(one)).toEqual([9])
  expect(one.outbox.all()).toEqual([])
})

test('what is typed is kept at every key, before it is written; given up, what stood in the queue is kept again', async () => {
  const one = journalSession()
  const kept = () => [...one.storage.values()].map(({ want }) => want && 'value' in want && want.value)
  one.press('1')
  expect(kept()).toEqual([1])
  one.press('0')
  expect([kept(), one.outbox.all(), one.waiting]).toEqual([[10], [], []])
  one.press('0')
  expect(kept()).toEqual([])
  one.press('Escape')
  one.server.mode = 'away'
  for (const key of ['7', 'Enter', 'ArrowUp']) one.press(key)
  await one.deliver()
  one.press('8')
  expect(kept()).toEqual([8])
  one.press('Escape')
  expect(kept()).toEqual([7])
  one.press('9')
  one.server.mode = 'works'
  one.outbox.retry()
  await one.deliver()
  expect([stored(one), kept()]).toEqual([[7], [9]])
  one.press('Enter')
  await one.deliver()
  expect([stored(one), kept()]).toEqual([[9], []])
})

test('what was kept goes in the order of writing, before what is written now', async () => {
  const first = journalSession()
  first.server.mode = 'away'
  for (const key of ['7', 'Enter', '8', 'Enter', 'ArrowUp', 'ArrowUp', '6', 'Enter']) first.press(key)
  await first.deliver()
  const kept = [...first.storage.values()].toSorted((a, b) => a.order - b.order)
  expect(kept.map(({ want }) => want && 'value' in want && want.value)).toEqual([8, 6])
  const next = journalSession()
  for (const key of ['ArrowDown', 'ArrowDown', '5', 'Enter']) next.press(key)
  next.outbox.restore(kept.map((draft) => ({ ...draft, client_id: `kept-${draft.client_id}` })))
  const orders = next.outbox.all().map(({ order }) => order)
  expect(orders).toEqual(orders.toSorted((a, b) => a - b))
  await next.deliver()
  expect(next.server.blocks.flat().map((step) => 'value' in step && step.value)).toEqual([8, 6, 5])
})

test('a refusal of the server keeps what was typed, with the reason; it can be given up', async () => {
  const one = journalSession()
  one.server.refuses = () => 'Период закрыт'
  one.press('7')
  one.press('Enter')
  await one.deliver()
  expect(one.store.view('l100:1')).toMatchObject({ state: 'refused', reason: 'Период закрыт' })
  expect(one.cells()[0]?.[0]).toBe('7')
  one.outbox.drop(one.outbox.all().map(({ client_id }) => client_id))
  expect(one.cells()[0]?.[0]).toBe('')
  expect(one.storage.size).toBe(0)
})

async function clash() {
  const grid = sampleJournal({ students: 1, lessons: 1 })
  const one = sampleSession({ ...grid, scores: [{ ...theirs, version: 1 }] })
  one.server.scores.set(50, { ...theirs, value: 5, version: 2, client_id: 'theirs' })
  one.press('9')
  one.press('Enter')
  await one.deliver()
  return one
}

test('a clash shows both values and overwrites nothing', async () => {
  const one = await clash()
  expect(stateOf(one, 'l100:1')).toBe('clash')
  expect(one.outbox.all()).toMatchObject([{ want: { value: 9 }, theirs: { value: 5 } }])
  expect(stored(one)).toEqual([5])
})

test.each([
  ['mine', 9],
  ['theirs', 5],
] as const)('a clash ends with %s', async (choice, value) => {
  const one = await clash()
  one.outbox.resolve(one.outbox.all()[0]?.client_id ?? '', choice)
  await one.deliver()
  expect(stored(one)).toEqual([value])
  expect(one.cells()).toEqual([[String(value)]])
  expect(one.outbox.all()).toEqual([])
})

test('somebody else’s marks come in live, beside what is being typed', () => {
  const one = journalSession()
  one.press('7')
  const news = { group_id: 7, misses: [], removed_scores: [], removed_misses: [], lessons: [], results: [] }
  one.store.merge({
    ...news,
    removed_results: [],
    scores: [
      { ...theirs, version: 1 },
      { ...theirs, id: 51, student_id: 2, version: 1 },
    ],
  })
  expect(one.store.view('l100:1').typing).toBe('7')
  expect(one.cells()[1]?.[0]).toBe('4')
  one.store.merge({ ...news, scores: [], removed_scores: [51], removed_results: [] })
  expect(one.cells()[1]?.[0]).toBe('')
})

test('what was kept is shown and sent at the next visit', async () => {
  const first = journalSession()
  first.server.mode = 'away'
  first.press('7')
  first.press('Enter')
  await first.deliver()
  const next = sampleSession(sampleJournal({ students: 4, lessons: 2 }))
  next.outbox.restore([...first.storage.values()])
  expect(next.cells()[0]?.[0]).toBe('7')
  await next.deliver()
  expect(stored(next)).toEqual([7])
})

test('a reading that began before a mark was stored does not take it away', async () => {
  const one = journalSession()
  one.store.beginReload()
  for (const key of ['7', 'Enter']) one.press(key)
  await one.deliver()
  one.store.reload(sampleJournal({ students: 4, lessons: 2 }))
  expect(one.cells()[0]?.[0]).toBe('7')
})

test('one’s own marks that come back as news before their answer stand once', async () => {
  const one = journalSession()
  for (const key of ['4', 'Enter']) one.press(key)
  one.waiting.shift()?.()
  const news = { group_id: 7, misses: [], removed_scores: [], removed_misses: [], lessons: [], results: [] }
  one.store.merge({ ...news, removed_results: [], scores: [{ ...theirs, id: 1_000, version: 1 }] })
  expect(one.cells()[0]?.[0]).toBe('4')
  await one.deliver()
  expect(one.cells()[0]?.[0]).toBe('4')
})

test('marks typed at once into an empty cell: the first says that it was empty, and they travel together', async () => {
  const one = sampleSession(sampleJournal({ students: 61, lessons: 1 }))
  one.server.mode = 'away'
  for (let row = 0; row < 59; row++) for (const key of ['5', 'Enter']) one.press(key)
  for (const key of ['7', '/', '8', 'Enter', '6', 'Enter']) one.press(key)
  await one.deliver()
  one.server.mode = 'works'
  one.outbox.retry()
  await one.deliver()
  expect(one.server.blocks.map(({ length }) => length)).toEqual([61, 1])
  const ofCell = one.server.blocks
    .flat()
    .filter(({ do: what }) => what === 'score')
    .slice(59)
  expect(ofCell).toMatchObject([{ value: 7, is_first: true }, { value: 8 }, { value: 6, is_first: true }])
  expect(ofCell[1]).not.toHaveProperty('is_first')
})

test('at a clash one is told who stands on the other side, oneself on another device too', async () => {
  const one = sampleSession(sampleJournal({ students: 1, lessons: 1 }))
  for (const key of ['9', 'Enter']) one.press(key)
  const [written] = one.outbox.all()
  if (written?.kind !== 'score') throw new Error('nothing was written')
  const by = (is_self: boolean) => ({ name: 'Ахметов Д. Н.', at: '2026-09-01T05:32:00Z', is_self })
  const asked = (is_self: boolean) =>
    draftWords(one.store).clash({
      ...written,
      state: 'clash',
      theirs: { ...theirs, version: 1 },
      theirs_by: by(is_self),
    })
  expect(asked(false)).toMatch(/^Сейчас в журнале: 4 \(Ахметов Д\. Н\., .+\)\. Что оставить\?$/)
  expect(asked(true)).toMatch(
    /^Сейчас в журнале: 4 \(вы, в другом окне или на другом устройстве, .+\)\. Что оставить\?$/,
  )
})

test('a paste larger than a block is one act, and what is typed after it none', async () => {
  const one = sampleSession(sampleJournal({ students: 70, lessons: 1 }))
  one.cursor.putIn(Array.from({ length: 70 }, () => '7').join('\n'))
  one.cursor.goTo({ row: 0, column: 0 })
  for (const key of ['8', 'Enter', '9', 'Enter']) one.press(key)
  await one.deliver()
  const acts = one.server.blocks.map((block) => [...new Set(block.map(({ act }) => act))])
  expect(one.server.blocks.flat()).toHaveLength(70)
  expect(acts.every((found) => found.length === 1)).toBe(true)
  const [typed, ...pasted] = acts.flat().toReversed()
  expect(typed).toBeUndefined()
  expect(pasted.length).toBeGreaterThan(1)
  expect([new Set(pasted).size, typeof pasted[0]]).toEqual([1, 'string'])
})
