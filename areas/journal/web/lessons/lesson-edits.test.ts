import { beforeEach, expect, test } from 'vitest'
import { keepToken } from '#platform/web/api/session.ts'
import { http } from '#platform/web/api/testing/fake-server.ts'
import { failureOf, Outbox, outcomeOf } from '#platform/web/outbox/index.ts'
import { createStore } from '#platform/web/store.ts'
import type { GridLesson } from '../../contract/journal.ts'
import { sampleJournal } from '../testing/sample-journal.ts'
import { sampleSession } from '../testing/sample-session.ts'
import { speakForTests } from '../testing/speak.ts'
import { LessonEdits } from './lesson-edits.ts'
import { sendTexts, textWords } from './send-texts.ts'
import { textDrafts, type TextDraft } from './text-draft.ts'

const grid = sampleJournal({ students: 1, lessons: 2 })
const path = '/api/journal/journal/lesson/100/'
type Sent = { topic?: string | null; homework?: string | null; version: number }

/** The lesson as the server has it, which refuses a version that is not its own unless the texts are the same. */
const server = {
  lesson: { ...(grid.lessons[0] as GridLesson) },
  mode: 'works' as 'works' | 'away' | 'losesAnswers',
  refusal: null as string | null,
}
function answerText({ version, ...texts }: Sent): [number, unknown] | 'dead' {
  const { lesson, mode, refusal } = server
  if (mode === 'away') return 'dead'
  if (refusal !== null) return [422, { detail: [{ loc: ['body', 'topic'], msg: refusal, type: 'rule' }] }]
  const next = { ...lesson, ...texts }
  const isSame = next.topic === lesson.topic && next.homework === lesson.homework
  if (!isSame && version !== lesson.version) return [409, { detail: 'Урок уже изменён' }]
  if (!isSame) server.lesson = { ...next, version: version + 1 }
  return mode === 'losesAnswers' ? 'dead' : [200, server.lesson]
}
const sent = (): Sent[] => http.requests(path).map(({ body }) => JSON.parse(String(body)) as Sent)

beforeEach(() => {
  speakForTests()
  keepToken(`h.${btoa(JSON.stringify({ user_id: 1, client: 0, permissions: { read: [], write: [] }, exp: 4e9 }))}.s`)
  Object.assign(server, { lesson: { ...(grid.lessons[0] as GridLesson) }, mode: 'works', refusal: null })
  http.reset()
  http.answer(path, ({ body }) => answerText(JSON.parse(String(body)) as Sent))
  http.answer('/api/journal/journal/group/7/', () =>
    server.mode === 'away' ? 'dead' : [200, { ...grid, lessons: [server.lesson] }],
  )
})

/** A journal with its texts; what waits is sent by `deliver`, what is kept stands in `kept`. */
function visit(left: readonly TextDraft[] = []) {
  const { store } = sampleSession(grid)
  const kept = new Map<string, TextDraft>()
  const timers: (() => void)[] = []
  let lastId = 0
  const outbox = new Outbox<TextDraft>({
    isSettled: textDrafts.isSettled,
    send: async (groupId, drafts, signal) => {
      try {
        const steps = drafts.flatMap((draft) => textDrafts.stepOf(draft) ?? [])
        const answers = await sendTexts(groupId, steps, signal)
        return { kind: 'answered', outcomes: answers.map((answer) => outcomeOf(answer, answer.lesson)) }
      } catch (error) {
        return failureOf(error, textWords())
      }
    },
    storage: {
      keep: (drafts) => drafts.forEach((draft) => kept.set(draft.client_id, draft)),
      forget: (ids) => ids.forEach((id) => kept.delete(id)),
      isKeeping: createStore(true),
    },
    later: (run) => {
      timers.push(run)
      return () => void timers.splice(timers.indexOf(run), 1)
    },
    newId: () => `text-${++lastId}`,
  })
  const edits = new LessonEdits({ store, outbox, newId: () => `text-${++lastId}` })
  edits.open()
  if (left.length > 0) outbox.restore(left)
  const lesson = () => store.grid.lessons[0] as GridLesson
  const deliver = async () => {
    for (let rounds = 0; timers.length > 0 && rounds < 5; rounds++) {
      timers.shift()?.()
      for (let turns = 0; turns < 10; turns++) await new Promise((resolve) => setTimeout(resolve))
    }
  }
  return { store, edits, outbox, kept, lesson, deliver, waiting: timers }
}

test('what is written shows at once, is sent, and stands in the journal', async () => {
  const { edits, lesson, deliver, kept } = visit()
  edits.write(lesson(), 'topic', '  Дроби ')
  expect(edits.text(lesson(), 'topic')).toBe('Дроби')
  expect(edits.of(100)?.state).toBe('saving')
  await deliver()
  expect(sent()).toEqual([{ topic: 'Дроби', version: 1 }])
  expect(edits.of(100)?.state).toBe('saved')
  expect(lesson()).toMatchObject({ topic: 'Дроби', version: 2 })
  expect(kept.size).toBe(0)
})

test('a reading that began before a text was stored does not bring the former one back', async () => {
  const { store, edits, lesson, deliver } = visit()
  const before = { ...grid }
  edits.write(lesson(), 'topic', 'Дроби')
  await deliver()
  store.reload(before)
  expect([lesson().version, edits.text(lesson(), 'topic')]).toEqual([2, 'Дроби'])
  // what is newer than what is known is taken in
  store.reload({ ...grid, lessons: [{ ...lesson(), topic: 'Проценты', version: 3 }] })
  expect(edits.text(lesson(), 'topic')).toBe('Проценты')
})

test('written on while it was sent goes next, over the version just stored', async () => {
  const { edits, lesson, deliver, waiting } = visit()
  edits.write(lesson(), 'topic', 'Дроби')
  waiting.shift()?.()
  edits.write(lesson(), 'homework', '§ 5')
  await deliver()
  expect(sent()).toEqual([
    { topic: 'Дроби', version: 1 },
    { topic: 'Дроби', homework: '§ 5', version: 2 },
  ])
  expect([edits.of(100)?.state, lesson().homework]).toEqual(['saved', '§ 5'])
})

test('what fails is kept, is shown and sent again at the next visit, once', async () => {
  server.mode = 'away'
  const first = visit()
  first.edits.write(first.lesson(), 'topic', 'Дроби')
  await first.deliver()
  expect(first.edits.of(100)).toMatchObject({ state: 'failed', reason: 'Нет связи с сервером' })
  server.mode = 'works'
  const before = sent().length
  const next = visit([...first.kept.values()])
  expect([next.edits.text(next.lesson(), 'topic'), next.edits.of(100)?.state]).toEqual(['Дроби', 'saving'])
  await next.deliver()
  expect(sent().slice(before)).toEqual([{ topic: 'Дроби', version: 1 }])
  expect([next.edits.of(100)?.state, next.kept.size]).toEqual(['saved', 0])
})

test('what could not be sent goes by itself, and at once when a person says so', async () => {
  server.mode = 'away'
  const { edits, lesson, deliver, waiting } = visit()
  edits.write(lesson(), 'topic', 'Дроби')
  waiting.shift()?.()
  for (let turns = 0; turns < 10; turns++) await new Promise((resolve) => setTimeout(resolve))
  expect([edits.of(100)?.state, waiting.length]).toEqual(['failed', 1])
  server.mode = 'works'
  edits.retry(100)
  await deliver()
  expect([edits.of(100)?.state, server.lesson.topic]).toEqual(['saved', 'Дроби'])
})

test('what is typed is kept at every key, before it is written; given up, nothing of it is left', async () => {
  const { edits, lesson, kept } = visit()
  edits.hold(lesson(), 'topic', 'Д')
  edits.hold(lesson(), 'topic', 'Др')
  expect([[...kept.values()].map(({ want }) => want), sent()]).toEqual([[{ topic: 'Др' }], []])
  const next = visit([...kept.values()])
  await next.deliver()
  expect(server.lesson.topic).toBe('Др')
  edits.hold(lesson(), 'topic', null)
  expect(kept.size).toBe(0)
  next.edits.hold(next.lesson(), 'homework', '§')
  next.edits.write(next.lesson(), 'homework', '§ 5')
  await next.deliver()
  expect([next.kept.size, server.lesson.homework]).toEqual([0, '§ 5'])
})

async function staleText() {
  const journal = visit()
  journal.edits.write(journal.lesson(), 'topic', 'Моя тема')
  server.lesson = { ...server.lesson, topic: 'Чужая', version: 5 }
  await journal.deliver()
  return journal
}
test('somebody else’s change is read and shown; one’s own goes over it only when told to', async () => {
  const { edits, lesson, deliver } = await staleText()
  expect(edits.of(100)).toEqual({ state: 'stale', reason: 'Урок тем временем изменил другой человек' })
  expect([lesson().topic, edits.text(lesson(), 'topic'), server.lesson.topic]).toEqual(['Чужая', 'Моя тема', 'Чужая'])
  edits.retry(100)
  await deliver()
  expect(sent().at(-1)).toEqual({ topic: 'Моя тема', version: 5 })
  expect([edits.of(100)?.state, server.lesson.topic]).toEqual(['saved', 'Моя тема'])
})

test('somebody else’s change can be let stand', async () => {
  const { edits, lesson, kept } = await staleText()
  edits.drop(100)
  expect([edits.of(100), edits.text(lesson(), 'topic'), kept.size]).toEqual([null, 'Чужая', 0])
})

test('what another wrote while this text waited is not written over', async () => {
  server.mode = 'away'
  const { edits, lesson, deliver, store } = visit()
  edits.write(lesson(), 'topic', 'Моя тема')
  await deliver()
  const before = sent().length
  server.lesson = { ...server.lesson, topic: 'Чужая', version: 2 }
  store.putLesson(server.lesson)
  server.mode = 'works'
  edits.write(lesson(), 'topic', 'Моя новая тема')
  await deliver()
  expect(sent().slice(before)).toEqual([{ topic: 'Моя новая тема', version: 1 }])
  expect([edits.of(100)?.state, server.lesson.topic]).toEqual(['stale', 'Чужая'])
})

test('the next text goes over the version that the answer gave, whatever is still shown', async () => {
  const { edits, lesson, deliver } = visit()
  const shown = lesson()
  edits.write(shown, 'topic', 'Дроби')
  await deliver()
  edits.write(shown, 'homework', '§ 5')
  await deliver()
  expect(sent().at(-1)).toEqual({ homework: '§ 5', version: 2 })
})

test('one’s own text whose answer was lost is no change by somebody else', async () => {
  const { edits, lesson, deliver } = visit()
  server.mode = 'losesAnswers'
  edits.write(lesson(), 'topic', 'Дроби')
  await deliver()
  expect([edits.of(100)?.state, server.lesson.topic]).toEqual(['failed', 'Дроби'])
  server.mode = 'works'
  edits.write(lesson(), 'topic', 'Дроби и проценты')
  await deliver()
  expect(sent().slice(-2)).toEqual([
    { topic: 'Дроби и проценты', version: 1 },
    { topic: 'Дроби и проценты', version: 2 },
  ])
  expect([edits.of(100)?.state, lesson().topic]).toEqual(['saved', 'Дроби и проценты'])
})

test('a text put back after an answer was lost is put back on the server too', async () => {
  const { edits, lesson, deliver } = visit()
  server.mode = 'losesAnswers'
  edits.write(lesson(), 'topic', 'Дроби')
  await deliver()
  server.mode = 'works'
  edits.write(lesson(), 'topic', '')
  await deliver()
  expect([edits.of(100)?.state, server.lesson.topic]).toEqual(['saved', null])
})

test('a page left in the midst of sending does not take its own text for another’s', async () => {
  server.mode = 'losesAnswers'
  const first = visit()
  first.edits.write(first.lesson(), 'topic', 'Дроби')
  first.waiting.shift()?.()
  const left = [...first.kept.values()]
  for (let turns = 0; turns < 10; turns++) await new Promise((resolve) => setTimeout(resolve))
  server.mode = 'works'
  const next = visit(left)
  next.edits.write(next.lesson(), 'topic', 'Проценты')
  await next.deliver()
  expect([next.edits.of(100)?.state, server.lesson.topic]).toEqual(['saved', 'Проценты'])
})

test('a refusal of the server keeps what was typed, with the reason; it can be sent again or given up', async () => {
  server.refusal = 'Период закрыт'
  const { edits, lesson, deliver, kept } = visit()
  edits.write(lesson(), 'topic', 'Дроби')
  await deliver()
  expect(edits.of(100)).toEqual({ state: 'refused', reason: 'Период закрыт' })
  expect([edits.text(lesson(), 'topic'), kept.size]).toEqual(['Дроби', 1])
  edits.retry(100)
  await deliver()
  expect(sent()).toHaveLength(2)
  edits.drop(100)
  expect([edits.of(100), edits.text(lesson(), 'topic'), kept.size]).toEqual([null, '', 0])
})

test('the text as it stands is no change', async () => {
  const { edits, lesson, deliver } = visit()
  edits.write(lesson(), 'topic', '')
  await deliver()
  expect(edits.of(100)).toBeNull()
  expect(sent()).toEqual([])
})
