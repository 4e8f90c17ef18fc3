import { beforeEach, expect, test } from 'vitest'
import { sampleSession } from '../testing/sample-session.ts'
import { sampleJournal } from '../testing/sample-journal.ts'
import { speakForTests } from '../testing/speak.ts'
import { LessonEdits, type KeptTexts, type LessonDelivery, type LessonTexts } from './lesson-edits.ts'

beforeEach(() => {
  speakForTests()
})
function journalSession(left: [number, KeptTexts][] = []) {
  const { store } = sampleSession(sampleJournal({ students: 1, lessons: 2 }))
  const kept = new Map<number, KeptTexts>(left)
  const sent: { texts: LessonTexts; version: number }[] = []
  const answers: ((delivery: LessonDelivery) => void)[] = []
  let reloads = 0
  const edits = new LessonEdits({
    store,
    send: (_id, texts, version) => {
      sent.push({ texts, version })
      return new Promise((resolve) => answers.push(resolve))
    },
    kept: {
      load: () => new Map(kept),
      save: (id, value) => {
        if (value) kept.set(id, value)
        else kept.delete(id)
      },
    },
    reload: () => void reloads++,
  })
  const lesson = () => {
    const found = store.grid.lessons[0]
    if (!found) throw new Error('a lesson')
    return found
  }
  const answer = async (delivery: LessonDelivery) => {
    answers.shift()?.(delivery)
    await new Promise((resolve) => setTimeout(resolve))
  }
  return { store, edits, kept, sent, lesson, answer, reloads: () => reloads }
}

test('what is written shows at once, is sent, and stands in the journal', async () => {
  const { edits, lesson, sent, answer, kept } = journalSession()
  edits.write(lesson(), 'topic', '  Дроби ')
  expect(edits.text(lesson(), 'topic')).toBe('Дроби')
  expect(sent).toEqual([{ texts: { topic: 'Дроби' }, version: 1 }])
  await answer({ kind: 'stored', lesson: { ...lesson(), topic: 'Дроби', version: 2 } })
  expect(edits.of(100)?.state).toBe('saved')
  expect(lesson()).toMatchObject({ topic: 'Дроби', version: 2 })
  expect(kept.size).toBe(0)
})

test('written on while it was sent goes next, over the version just stored', async () => {
  const { edits, lesson, sent, answer } = journalSession()
  edits.write(lesson(), 'topic', 'Дроби')
  edits.write(lesson(), 'homework', '§ 5')
  await answer({ kind: 'stored', lesson: { ...lesson(), topic: 'Дроби', version: 2 } })
  expect(sent[1]).toEqual({ texts: { topic: 'Дроби', homework: '§ 5' }, version: 2 })
})

test('what fails is kept, shown again at the next visit, and sent again', async () => {
  const { edits, lesson, answer, kept, sent } = journalSession()
  edits.write(lesson(), 'topic', 'Дроби')
  await answer({ kind: 'failed', reason: 'Нет связи' })
  expect(edits.of(100)).toMatchObject({ state: 'failed', reason: 'Нет связи' })
  expect([...kept]).toEqual([[100, { texts: { topic: 'Дроби' }, version: 1, unanswered: [{ topic: 'Дроби' }] }]])
  edits.retryAll()
  expect(sent).toHaveLength(2)
})

test('somebody else’s change is read and shown; one’s own goes over it only when told to', async () => {
  const { edits, lesson, answer, reloads, store, sent } = journalSession()
  edits.write(lesson(), 'topic', 'Моя тема')
  await answer({ kind: 'stale', reason: 'Изменил другой' })
  expect(edits.of(100)?.state).toBe('stale')
  expect(reloads()).toBe(1)
  store.putLesson({ ...lesson(), topic: 'Чужая', version: 5 })
  edits.retry(100)
  expect(sent[1]).toEqual({ texts: { topic: 'Моя тема' }, version: 5 })
})

test('what another wrote while this text waited is not written over', async () => {
  const { edits, lesson, answer, sent, store } = journalSession()
  edits.write(lesson(), 'topic', 'Моя тема')
  await answer({ kind: 'failed', reason: 'Нет связи' })
  store.putLesson({ ...lesson(), topic: 'Чужая', version: 2 })
  edits.write(lesson(), 'topic', 'Моя новая тема')
  expect(sent.map(({ version }) => version)).toEqual([1, 1])
})

test('the next text goes over the version that the answer gave, whatever is still shown', async () => {
  const { edits, lesson, sent, answer } = journalSession()
  const shown = lesson()
  edits.write(shown, 'topic', 'Дроби')
  await answer({ kind: 'stored', lesson: { ...shown, topic: 'Дроби', version: 2 } })
  edits.write(shown, 'homework', '§ 5')
  expect(sent[1]).toEqual({ texts: { homework: '§ 5' }, version: 2 })
})

test('one’s own text whose answer was lost is no change by somebody else', async () => {
  const { edits, lesson, sent, answer, reloads } = journalSession()
  edits.write(lesson(), 'topic', 'Дроби')
  await answer({ kind: 'failed', reason: 'Нет связи' })
  edits.write(lesson(), 'topic', 'Дроби и проценты')
  await answer({ kind: 'stale', reason: 'Изменил другой' })
  await answer({ kind: 'stored', lesson: { ...lesson(), topic: 'Дроби', version: 2 } })
  await answer({ kind: 'stored', lesson: { ...lesson(), topic: 'Дроби и проценты', version: 3 } })
  expect(sent).toEqual([
    { texts: { topic: 'Дроби' }, version: 1 },
    { texts: { topic: 'Дроби и проценты' }, version: 1 },
    { texts: { topic: 'Дроби' }, version: 1 },
    { texts: { topic: 'Дроби и проценты' }, version: 2 },
  ])
  expect([edits.of(100)?.state, lesson().topic, reloads()]).toEqual(['saved', 'Дроби и проценты', 0])
})

test('a page left in the midst of sending does not take its own text for another’s', async () => {
  const { edits, lesson, sent, answer } = journalSession([[100, { texts: { topic: 'Дроби' }, version: 1 }]])
  edits.write(lesson(), 'topic', 'Проценты')
  await answer({ kind: 'stale', reason: 'Изменил другой' })
  expect(sent[1]).toEqual({ texts: { topic: 'Дроби' }, version: 1 })
  await answer({ kind: 'stale', reason: 'Изменил другой' })
  expect(edits.of(100)?.state).toBe('stale')
})

test('the text as it stands is no change', () => {
  const { edits, lesson, sent } = journalSession()
  edits.write(lesson(), 'topic', '')
  expect(edits.of(100)).toBeNull()
  expect(sent).toEqual([])
})
