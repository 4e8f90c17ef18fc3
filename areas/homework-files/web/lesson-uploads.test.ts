import { beforeEach, expect, test } from 'vitest'
import { sampleJournal, sampleSession, speakForTests } from '#areas/journal/web/testing/index.ts'
import { LessonUploads, type UploadDelivery } from './lesson-uploads.ts'

beforeEach(() => {
  speakForTests()
})
const fileOf = (name: string, size = 10) => new File(['a'.repeat(size)], name)
const settle = () => new Promise((resolve) => setTimeout(resolve))

function journalSession({ isOnline = true } = {}) {
  const grid = { ...sampleJournal({ students: 1, lessons: 1 }), max_file_bytes: 1_000_000 }
  const { store } = sampleSession(grid)
  const notified: string[] = []
  const sent: { clientId: string; signal: AbortSignal; onProgress: (share: number) => void }[] = []
  const answers: ((delivery: UploadDelivery) => void)[] = []
  let lastId = 0
  const uploads = new LessonUploads({
    store,
    send: (_lesson, { clientId }, watch) => {
      sent.push({ clientId, ...watch })
      return new Promise((resolve) => answers.push(resolve))
    },
    newId: () => `upload-${++lastId}`,
    isOnline: () => isOnline,
    refuse: (reason) => void notified.push(reason),
  })
  const lesson = () => store.column('l100')?.lesson ?? null
  const answer = async (delivery: UploadDelivery) => {
    answers.shift()?.(delivery)
    await settle()
  }
  return { store, uploads, notified, sent, lesson, answer }
}
const stored = (lesson: ReturnType<ReturnType<typeof journalSession>['lesson']>, name: string): UploadDelivery => ({
  kind: 'stored',
  lesson: { ...(lesson as NonNullable<typeof lesson>), files: [{ id: 1, name, size: 10, mime: 'application/pdf' }] },
})

test('files go one after another, tell how far they are, and stand in the lesson', async () => {
  const { uploads, sent, lesson, answer } = journalSession()
  uploads.give(100, [fileOf('a.pdf'), fileOf('b.pdf')])
  await settle()
  expect(sent.map(({ clientId }) => clientId)).toEqual(['upload-1'])
  sent[0]?.onProgress(0.4)
  expect(uploads.of(100).map(({ share }) => share)).toEqual([0.4, 0])
  await answer(stored(lesson(), 'a.pdf'))
  expect(lesson()?.files.map(({ name }) => name)).toEqual(['a.pdf'])
  expect(sent.map(({ clientId }) => clientId)).toEqual(['upload-1', 'upload-2'])
})

test('what fails says why and goes again under the same id; what is dropped is stopped', async () => {
  const { uploads, sent, answer } = journalSession()
  uploads.give(100, [fileOf('a.pdf')])
  await settle()
  await answer({ kind: 'failed', reason: 'Связь прервалась' })
  expect(uploads.of(100)).toMatchObject([{ problem: 'Связь прервалась' }])
  uploads.retry(100, 'upload-1')
  await settle()
  expect(sent.map(({ clientId }) => clientId)).toEqual(['upload-1', 'upload-1'])
  uploads.drop(100, 'upload-1')
  expect(sent[1]?.signal.aborted).toBe(true)
  expect(uploads.of(100)).toEqual([])
})

test('nothing is begun without a network, for an empty or too large file, or beyond ten', async () => {
  const away = journalSession({ isOnline: false })
  away.uploads.give(100, [fileOf('a.pdf')])
  expect(away.notified).toEqual(['Файл можно приложить, когда есть связь'])
  const { uploads, notified } = journalSession()
  uploads.give(100, [fileOf('пусто.txt', 0), fileOf('много.txt', 1_000_001)])
  expect(notified).toEqual(['Файл «пусто.txt» пустой', 'Файл «много.txt» слишком большой: не больше 1 МБ'])
  uploads.give(
    100,
    Array.from({ length: 12 }, (_, index) => fileOf(`${index}.pdf`)),
  )
  expect(notified.at(-1)).toBe('К заданию можно приложить не больше 10 файлов')
  expect(uploads.of(100)).toHaveLength(10)
})
