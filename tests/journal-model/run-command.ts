import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { JournalGrid } from '#areas/journal/contract/journal.ts'
import type { PeriodResult } from '#areas/grading/contract/results.ts'
import type { Step } from '#areas/journal/contract/scores.ts'
import type { CellChange, Command, Place } from './commands.ts'
import { endYear } from './end-of-year.ts'
import { readStored } from './grading-oracle.ts'
import { closings, type World } from './world.ts'
import { expectedOf } from './year-oracle.ts'

type Group = World['groups'][number]
type Of<Do extends Command['do']> = Extract<Command, { do: Do }>
const url = (group: Group, rest = '') => `/api/journal/journal/group/${group.id}/${rest}`
const answers = [200, 403, 409, 422]

function stepOf(
  { students, missKinds }: World,
  group: Group,
  given: CellChange,
  { scores, misses }: JournalGrid,
): Step[] {
  const cell = { lesson_id: group.lessons[given.lesson] ?? 0, student_id: students[given.student] ?? 0 }
  const isHere = (one: { lesson_id: number; student_id: number }) =>
    one.lesson_id === cell.lesson_id && one.student_id === cell.student_id
  const client_id = randomUUID()
  const [score, miss] = [scores.find(isHere), misses.find(isHere)]
  if (given.do === 'mark') return [{ do: 'score', client_id, ...cell, type: 'fo', value: given.value }]
  if (given.do === 'work') {
    const work_id = group.works[given.work % group.works.length] ?? 0
    const type = given.work === 2 ? 'soch' : 'sor'
    return [{ do: 'score', client_id, ...cell, type, value: given.value, work_id }]
  }
  if (given.do === 'miss') return [{ do: 'miss', client_id, ...cell, kind_id: missKinds[given.kind] ?? 0 }]
  if (given.do === 'change' && score) {
    const { id, version, type, work_id } = score
    return [{ do: 'score', client_id, ...cell, type, work_id, value: given.value, id, version }]
  }
  if (score) return [{ do: 'remove_score', client_id, id: score.id, version: score.version }]
  return miss ? [{ do: 'remove_miss', client_id, id: miss.id, version: miss.version }] : []
}

async function save(world: World, { changes }: Of<'save'>, group: Group): Promise<void> {
  const as = world.context.as(group.teacher)
  const { body: present } = await as.get<JournalGrid>(url(group))
  const steps = changes.flatMap((one) => stepOf(world, group, one, present))
  if (steps.length > 0) expect((await as.post(url(group, 'save/'), { steps })).status).toBe(200)
}

/** What was recommended when a result was set is what the plain counting says. */
async function expectRecommended(
  world: World,
  group: Group,
  { student_id, recommended, percent, ...of }: PeriodResult,
) {
  const expected = expectedOf(await readStored(world), { student_id, ...of }, group.id)
  expect({ student_id, value: recommended, percent }).toEqual({ student_id, ...expected })
}

/** A result as the calls name it. */
const placeOf = (of: Place) =>
  typeof of === 'number' ? { type: 'quarter_score', quarter_id: of } : { type: of, quarter_id: null }

async function set(world: World, given: Of<'set'>, group: Group): Promise<void> {
  const student_id = world.students[given.student] ?? 0
  const place = { student_id, ...placeOf(given.of) }
  const before = await world.db.selectFrom('results.period_result').select(['id', 'version']).execute()
  const value = given.value === 6 ? null : given.value
  const { status, body } = await world.context
    .as(group.teacher)
    .post<PeriodResult>(url(group, 'result/'), { ...place, value, reason: `Причина ${given.value}` })
  expect(answers).toContain(status)
  const isSame = before.some(({ id, version }) => id === body.id && version === body.version)
  if (status === 200 && !isSame) await expectRecommended(world, group, body)
}

async function take(world: World, given: Of<'take'>, group: Group): Promise<void> {
  const stored = await resultOf(world, given)
  const replace = given.replaces && stored ? [{ student_id: stored.student_id, version: stored.version }] : []
  const { status, body } = await world.context
    .as(group.teacher)
    .post<{ items: PeriodResult[] }>(url(group, 'results/recommended/'), {
      ...placeOf(given.of),
      replace,
    })
  expect(answers).toContain(status)
  for (const item of status === 200 ? body.items : []) {
    await expectRecommended(world, group, item)
    expect(item.value).toBe(item.recommended)
  }
}

const resultOf = ({ db, students }: World, given: { student: number; of: Place }) => {
  const { type, quarter_id } = placeOf(given.of)
  return db
    .selectFrom('results.period_result')
    .select(['id', 'student_id', 'version'])
    .where('student_id', '=', students[given.student] ?? 0)
    .where('course_id', '=', 1)
    .where('type', '=', type)
    .where('quarter_id', 'is not distinct from', quarter_id)
    .executeTakeFirst()
}

async function undo({ db, context }: World, { back, isHead }: Of<'undo'>, group: Group, after: number): Promise<void> {
  const batches = await db
    .selectFrom('history.change')
    .where('id', '>', after)
    .where('batch', 'is not', null)
    .select('batch')
    .groupBy('batch')
    .orderBy(({ fn }) => fn.max('id'), 'desc')
    .execute()
  const batch = batches[back]?.batch
  if (!batch) return
  const { status } = await context.as(isHead ? 'headteacher' : group.teacher).post(url(group, `batch/${batch}/undo/`))
  expect([...answers, 404]).toContain(status)
}

async function write({ db, context }: World, { lesson, text }: Of<'write'>, group: Group): Promise<void> {
  const id = group.lessons[lesson] ?? 0
  const written = await db
    .selectFrom('journal.lesson_text')
    .select('version')
    .where('lesson_id', '=', id)
    .executeTakeFirst()
  // of what nobody has written yet it is 1
  const version = written?.version ?? 1
  const topic = text === 0 ? null : `Тема ${text}`
  const { status } = await context.as(group.teacher).patch(`/api/journal/journal/lesson/${id}/`, { topic, version })
  expect(answers).toContain(status)
}

async function reopen({ db, context, school, today }: World, { isOpen, isLast }: Of<'reopen'>, group: Group) {
  const quarter_id = isLast ? school.quarters.fourth : school.quarters.first
  const body = { quarter_id, until: today, reason: 'Ошибка в отметках' }
  const { status } = isOpen ? await context.as('headteacher').post(url(group, 'reopen/'), body) : { status: 422 }
  // the last quarter may not be closed yet
  if (isOpen) expect(status).toBeOneOf(isLast ? answers : [200])
  else
    await db.updateTable('results.reopening').set({ until: closings.past }).where('group_id', '=', group.id).execute()
}

/** Does what a command says as the one who may, over HTTP where there is a call for it. @param after see `World.begin` */
export async function runCommand(world: World, given: Command, after: number): Promise<void> {
  const { db, context, groups } = world
  const group = groups['group' in given ? given.group : 0] ?? groups[0]
  switch (given.do) {
    case 'save':
      return save(world, given, group)
    case 'set':
      return set(world, given, group)
    case 'take':
      return take(world, given, group)
    case 'unset': {
      const stored = await resultOf(world, given)
      const remove = async () =>
        (await context.as(group.teacher).remove(`/api/journal/journal/result/${stored?.id}`)).status
      if (stored) expect([...answers, 404]).toContain(await remove())
      return
    }
    case 'write':
      return write(world, given, group)
    case 'undo':
      return undo(world, given, group, after)
    case 'move':
      return world.move(['2026-11-09', '2026-11-14', '2026-11-19'][given.day] ?? '')
    case 'cancel': {
      const status = given.isCancelled ? 'cancelled' : 'held'
      await db
        .updateTable('timetable.lesson')
        .set({ status })
        .where('id', '=', group.lessons[2] ?? 0)
        .execute()
      return
    }
    case 'close': {
      const { second, fourth } = world.school.quarters
      await world.close([given.isLast ? fourth : second], given.isOpen ? closings.toCome : closings.past)
      return
    }
    case 'end':
      return endYear(world)
    case 'reopen':
      return reopen(world, given, group)
  }
}
