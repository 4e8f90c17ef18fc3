import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test'
import type { Output } from '#platform/contract/endpoint.ts'
import type { JournalGrid, listJournalGroups } from '#areas/journal/contract/journal.ts'
import { demonstrationPassword, goTo } from './shell-steps.ts'

/**
 * Calls of the server as the demonstration's holder of a role, beside what the browser does. By the request of a page its
 * cookies are those of the role from then on.
 */
export async function callsAs(request: APIRequestContext, role: string) {
  const answer = await request.post('/api/admin/users/token', {
    multipart: { username: `${role}@demo.school`, password: demonstrationPassword },
  })
  expect(answer.status()).toBe(200)
  const { access_token } = (await answer.json()) as { access_token: string }
  const headers = { authorization: `Bearer ${access_token}` }
  return {
    get: async <T>(path: string): Promise<T> => {
      const got = await request.get(path, { headers })
      expect(got.status(), path).toBe(200)
      return (await got.json()) as T
    },
    send: async (method: 'POST' | 'PATCH' | 'DELETE', path: string, data: object = {}): Promise<void> => {
      const sent = await request.fetch(path, { method, headers, data })
      expect(sent.ok(), `${method} ${path}`).toBe(true)
    },
  }
}
export type Calls = Awaited<ReturnType<typeof callsAs>>

export const journalOf = (calls: Calls, groupId: number): Promise<JournalGrid> =>
  calls.get(`/api/journal/journal/group/${groupId}/`)

/** Own groups of the signed-in, each test takes one of its own so that tests at the same time don't meet. */
export async function ownGroups(calls: Calls): Promise<number[]> {
  const { items } = await calls.get<Output<typeof listJournalGroups>>('/api/journal/journal/groups/')
  return items.filter(({ is_own }) => is_own).map(({ id }) => id)
}

/** Lessons of the open quarter that have been, without a planned work, the oldest first. */
export function markableLessons(grid: JournalGrid): number[] {
  const open = grid.quarters.filter(({ closes_on }) => closes_on >= grid.today)
  const withWork = new Set(grid.works.map(({ lesson_id }) => lesson_id))
  return grid.lessons
    .filter(({ date, status, id }) => date <= grid.today && status !== 'cancelled' && !withWork.has(id))
    .filter(({ date }) => open.some(({ start_date, end_date }) => start_date <= date && date <= end_date))
    .map(({ id }) => id)
}

/** Pairs of markable lessons that stand side by side, the last first; no lesson is in two of them. */
function neighbours(grid: JournalGrid): [number, number][] {
  const place = (id: number) => grid.lessons.findIndex((lesson) => lesson.id === id)
  const free = markableLessons(grid)
  const pairs: [number, number][] = []
  while (free.length > 1) {
    const second = free.pop() ?? 0
    const first = free.at(-1) ?? 0
    if (place(first) + 1 !== place(second)) continue
    free.pop()
    pairs.push([first, second])
  }
  return pairs
}

/** Takes all marks and misses from lessons. */
export async function emptyLessons(calls: Calls, grid: JournalGrid, lessonIds: readonly number[]): Promise<void> {
  const within = ({ lesson_id, work_id = null }: { lesson_id: number; work_id?: number | null }) =>
    lessonIds.includes(lesson_id) && work_id === null
  const steps = [
    ...grid.scores.filter(within).map(({ id, version }) => ({ do: 'remove_score', id, version })),
    ...grid.misses.filter(within).map(({ id, version }) => ({ do: 'remove_miss', id, version })),
  ].map((step) => ({ ...step, client_id: crypto.randomUUID() }))
  if (steps.length > 0) await calls.send('POST', `/api/journal/journal/group/${grid.group.id}/save/`, { steps })
}

export interface OpenJournal {
  calls: Calls
  groupId: number
  /** The lesson the cursor stands on and the one after it, both empty. */
  lessonIds: [number, number]
  students: number[]
  /** The cell of the n-th student of the lesson (0) or the next one (1). */
  cell: (row: number, lesson?: 0 | 1) => Locator
}

/**
 * Opens the n-th own journal of the teacher on an empty lesson, the keyboard on its first student: in a fresh page, or where
 * the teacher sits. Beyond the last journal they come again on earlier lessons, so that each test has a number, and lessons,
 * of its own.
 */
export async function openJournal(page: Page, index: number): Promise<OpenJournal> {
  const calls = await callsAs(page.request, 'teacher')
  const groups = await ownGroups(calls)
  const groupId = groups[index % groups.length] ?? 0
  const grid = await journalOf(calls, groupId)
  const pair = neighbours(grid)[Math.floor(index / groups.length)]
  if (!pair) throw new Error(`no empty lessons for journal ${index}`)
  const [first, second] = pair
  await emptyLessons(calls, grid, [first, second])
  const path = `/journal?group=${groupId}&lesson=${first}`
  await (page.url() === 'about:blank' ? page.goto(path) : goTo(page, path))
  const sheet = page.getByRole('grid')
  await expect(sheet.locator('[role=gridcell]:focus')).toBeVisible()
  const start = Number(await sheet.locator('[role=gridcell]:focus').getAttribute('aria-colindex'))
  const cell = (row: number, lesson: 0 | 1 = 0) =>
    sheet.locator(`[role=row][aria-rowindex="${row + 3}"] [role=gridcell][aria-colindex="${start + lesson}"]`)
  return { calls, groupId, lessonIds: [first, second], students: grid.students.map(({ id }) => id), cell }
}

/** Marks that the server has for a lesson, by the order of students; «7 8», «Н». */
export async function storedMarks({ calls, groupId }: OpenJournal, lessonId: number): Promise<string[]> {
  const grid = await journalOf(calls, groupId)
  const letter = (kindId: number) => grid.miss_kinds.find(({ id }) => id === kindId)?.letter ?? ''
  return grid.students.map(({ id }) => {
    const isHere = (one: { lesson_id: number; student_id: number }) =>
      one.lesson_id === lessonId && one.student_id === id
    const misses = grid.misses.filter(isHere).map(({ kind_id, minutes }) => `${letter(kind_id)}${minutes ?? ''}`)
    const scores = grid.scores.filter((score) => isHere(score) && score.type === 'fo').map(({ value }) => value)
    return [...misses, ...scores].join(' ')
  })
}

export async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key)
}
export const isSaved = (page: Page) => expect(page.getByText('Сохранено', { exact: true })).toBeVisible()
