import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Miss, Score } from '#areas/journal/contract/journal.ts'
import type { StepOutcome } from '#areas/journal/contract/scores.ts'
import { journalDrafts, type Draft } from '#areas/journal/web/sheet/drafts.ts'
import { createStore } from '#platform/web/store.ts'
import type { Delivery } from '#platform/web/outbox/outcome.ts'
import { newDraft } from '#platform/web/outbox/draft.ts'
import { Outbox } from '#platform/web/outbox/outbox.ts'
import { school } from '../school.ts'
import type { SchoolProcess } from '../school-process.ts'
import { removeHome } from '../temporary-home.ts'
import { journal, makeSchool, openLessons, readGrid, signIn, wakeSchool } from './killed-school.ts'

/** The tab goes with the second, or with the only one. */
const kills = process.env['HOSTILE'] === 'all' ? 3 : 1
const roundOfTab = Math.min(1, kills - 1)
const marksBetween = 150
let home: string
beforeAll(async () => {
  home = await makeSchool()
}, 60_000)
afterAll(() => removeHome(home))

/** The queue of a browser, without one: what is kept outlives the page as the map does. */
function browser(address: () => string, kept: Map<string, Draft>) {
  let headers: Record<string, string> | undefined
  const send = async (_group: number, drafts: readonly Draft[]): Promise<Delivery<Score | Miss>> => {
    try {
      const steps = drafts.flatMap((draft) => journalDrafts.stepOf(draft) ?? [])
      headers ??= await signIn(address())
      const answer = await fetch(`${journal(address())}/save`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ steps }),
      })
      const { outcomes } = (await answer.json()) as { outcomes: StepOutcome[] }
      const given = outcomes.map(({ score, miss, ...rest }) => ({ ...rest, row: score ?? miss ?? null }))
      return { kind: 'answered', outcomes: given }
    } catch {
      return { kind: 'undelivered', reason: 'Нет связи' }
    }
  }
  const storage = {
    keep: (drafts: readonly Draft[]) => drafts.forEach((draft) => kept.set(draft.client_id, draft)),
    forget: (ids: readonly string[]) => ids.forEach((id) => kept.delete(id)),
    isKeeping: createStore(true),
  }
  const later = (run: () => void) => {
    const timer = setTimeout(run, 20)
    return () => clearTimeout(timer)
  }
  return new Outbox<Draft>({ isSettled: journalDrafts.isSettled, send, storage, later, newId: randomUUID })
}

const draftOf = (lesson_id: number, student_id: number, value: number): Draft => ({
  ...newDraft,
  kind: 'score',
  client_id: randomUUID(),
  sheet_id: school.groups.algebraA,
  cell: `l${lesson_id}:${student_id}`,
  lesson_id,
  student_id,
  type: 'fo',
  work_id: null,
  is_first: false,
  base: null,
  want: { value, comment: null },
})

test(`a browser with its queue, ${kills} times kill -9 of the server and one of the tab: every mark once`, async () => {
  const kept = new Map<string, Draft>()
  let running: SchoolProcess = await wakeSchool(home)
  const grid = await readGrid(running)
  const lessons = openLessons(grid)
  const absent = new Set(grid.misses.map(({ lesson_id, student_id }) => `${lesson_id} ${student_id}`))
  const cells = lessons
    .flatMap((lesson) => school.studentsA.slice(2).map((student) => [lesson, student] as const))
    .filter(([lesson, student]) => !absent.has(`${lesson} ${student}`))
  let outbox = browser(() => running.address, kept)
  const written: number[] = []
  for (let round = 0; round < kills; round++) {
    for (let count = 0; count < marksBetween; count++) {
      const [lesson = 0, student = 0] = cells[count % cells.length] ?? []
      written.push(1 + (count % 10))
      outbox.put([draftOf(lesson, student, 1 + (count % 10))])
      if (count === marksBetween / 2) await running.kill()
      else if (count % 10 === 0) await pause(5)
    }
    // the tab goes as well; the next one finds what was kept
    if (round === roundOfTab) {
      outbox = browser(() => running.address, kept)
      outbox.restore([...kept.values()].toSorted((one, other) => one.order - other.order))
    }
    running = await wakeSchool(home)
    outbox.retry()
    await expect.poll(() => outbox.all().length, { timeout: 30_000 }).toBe(0)
  }
  const before = new Set(grid.scores.map(({ id }) => id))
  const stored = (await readGrid(running)).scores.filter(({ id }) => !before.has(id))
  await running.end()
  const inOrder = (values: number[]) => values.toSorted((one, other) => one - other)
  expect(inOrder(stored.map(({ value }) => value))).toEqual(inOrder(written))
  expect(kept.size).toBe(0)
}, 180_000)
