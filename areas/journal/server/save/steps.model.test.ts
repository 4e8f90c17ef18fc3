import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { startTestApp } from '#tests/test-app.ts'
import type { Step, StepOutcome } from '../../contract/scores.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { school } = testApp

interface Cell {
  lesson_id: number
  student_id: number
}
interface MarkInModel extends Cell {
  id: number
  value: number
}
interface MissInModel extends Cell {
  id: number
  client_id: string
  kind_id: number
}
const kinds = await testApp.db.selectFrom('miss_kinds.miss_kind').select(['code', 'id']).execute()
const kindId = (code: string) => kinds.find((kind) => kind.code === code)?.id ?? 0
const [absent, late] = [kindId('absent'), kindId('late')]
const lessons = await Promise.all(['2026-11-13', '2026-11-16'].map((date) => testApp.lessonOf('algebraA', date)))
const cells: Cell[] = lessons.flatMap((lesson_id) =>
  school.studentsA.slice(2, 4).map((student_id) => ({ lesson_id, student_id })),
)
const names = Array.from({ length: 5 }, () => ({ score: randomUUID(), miss: randomUUID() }))

const inOrder = (rows: (string | number)[][]) => rows.toSorted((a, b) => String(a).localeCompare(String(b)))

/** What a journal is, said as plainly as can be: marks by name, one miss a cell, and what keeps them apart. */
class Model {
  marks = new Map<string, MarkInModel>()
  misses: MissInModel[] = []

  missAt(cell: Cell) {
    return this.misses.find((one) => one.lesson_id === cell.lesson_id && one.student_id === cell.student_id)
  }
  #hasMark(cell: Cell) {
    return [...this.marks.values()].some(
      (one) => one.lesson_id === cell.lesson_id && one.student_id === cell.student_id,
    )
  }
  #score({ client_id, lesson_id, student_id, value }: Extract<Step, { do: 'score' }>): StepOutcome['outcome'] {
    const own = this.marks.get(client_id)
    if (own && (own.lesson_id !== lesson_id || own.student_id !== student_id)) return 'refused'
    if (own?.value === value) return 'done'
    if (value > 10 || this.missAt({ lesson_id, student_id })?.kind_id === absent) return 'refused'
    this.marks.set(client_id, { id: 0, ...own, lesson_id, student_id, value })
    return 'done'
  }
  #miss({ client_id, lesson_id, student_id, kind_id }: Extract<Step, { do: 'miss' }>): StepOutcome['outcome'] {
    const cell = { lesson_id, student_id }
    const own = this.misses.find((one) => one.client_id === client_id)
    if (own && (own.lesson_id !== lesson_id || own.student_id !== student_id)) return 'refused'
    const standing = this.missAt(cell)
    if (standing?.kind_id === kind_id) return 'done'
    if (standing && standing !== own) return 'conflict'
    if (kind_id === absent && this.#hasMark(cell)) return 'refused'
    if (own) own.kind_id = kind_id
    else this.misses.push({ id: 0, client_id, ...cell, kind_id })
    return 'done'
  }
  apply(step: Step): StepOutcome['outcome'] {
    if (step.do === 'score') return this.#score(step)
    if (step.do === 'miss') return this.#miss(step)
    if (step.do === 'remove_score') {
      const found = [...this.marks].find(([, { id }]) => id === step.id)
      if (found) this.marks.delete(found[0])
    } else this.misses = this.misses.filter(({ id }) => id !== step.id)
    return 'done'
  }
  rows() {
    const marks = [...this.marks].map(([name, { lesson_id, student_id, value }]) => [
      name,
      lesson_id,
      student_id,
      value,
    ])
    const misses = this.misses.map(({ client_id, lesson_id, student_id, kind_id }) => [
      client_id,
      lesson_id,
      student_id,
      kind_id,
    ])
    return { marks: inOrder(marks), misses: inOrder(misses) }
  }
}

async function storedRows() {
  const within = <T extends { lesson_id: number; student_id: number }>(rows: T[]) =>
    rows.filter((row) => cells.some((cell) => cell.lesson_id === row.lesson_id && cell.student_id === row.student_id))
  const scores = within(await testApp.db.selectFrom('journal.score').selectAll().execute())
  const misses = within(await testApp.db.selectFrom('journal.miss').selectAll().execute())
  return {
    marks: inOrder(scores.map((row) => [row.client_id, row.lesson_id, row.student_id, row.value])),
    misses: inOrder(misses.map((row) => [row.client_id, row.lesson_id, row.student_id, row.kind_id])),
    ids: new Map([...scores, ...misses].map(({ client_id, id, version }) => [client_id, { id, version }])),
  }
}

const draft = fc.oneof(
  fc.record({
    do: fc.constant('score' as const),
    name: fc.nat(4),
    cell: fc.nat(3),
    value: fc.integer({ min: 1, max: 11 }),
  }),
  fc.record({
    do: fc.constant('miss' as const),
    name: fc.nat(4),
    cell: fc.nat(3),
    kind: fc.constantFrom(absent, late),
  }),
  fc.record({ do: fc.constantFrom('remove_score' as const, 'remove_miss' as const), name: fc.nat(4) }),
)
type Draft = typeof draft extends fc.Arbitrary<infer D> ? D : never

function stepOf(given: Draft, ids: Map<string, { id: number; version: number }>): Step {
  const name = names[given.name] ?? { score: '', miss: '' }
  const cell = 'cell' in given ? (cells[given.cell] as Cell) : null
  if (given.do === 'score')
    return { do: 'score', client_id: name.score, type: 'fo', value: given.value, ...(cell as Cell) }
  if (given.do === 'miss') return { do: 'miss', client_id: name.miss, kind_id: given.kind, ...(cell as Cell) }
  const client_id = given.do === 'remove_score' ? name.score : name.miss
  return { do: given.do, client_id, ...(ids.get(client_id) ?? { id: 999_999, version: 1 }) }
}

test('whatever blocks are sent, the journal is what a plain model says, and a repeated block changes nothing', async () => {
  const model = new Model()
  const send = async (steps: Step[]) => {
    const url = `/api/journal/journal/group/${school.groups.algebraA}/save/`
    const { body } = await testApp.as('teacher').post<{ outcomes: StepOutcome[] }>(url, { steps })
    return body.outcomes.map(({ outcome }) => outcome)
  }
  await fc.assert(
    fc.asyncProperty(fc.array(draft, { minLength: 1, maxLength: 12 }), async (drafts) => {
      const { ids } = await storedRows()
      for (const [name, mark] of model.marks) mark.id = ids.get(name)?.id ?? 0
      for (const miss of model.misses) miss.id = ids.get(miss.client_id)?.id ?? 0
      const steps = drafts.map((one) => stepOf(one, ids))
      const expected = steps.map((step) => model.apply(step))
      expect(await send(steps)).toEqual(expected)
      const { marks, misses } = await storedRows()
      expect({ marks, misses }).toEqual(model.rows())
      // a name that is both given and taken back in one block would be given again
      const taken = new Set(steps.flatMap((step) => (step.do.startsWith('remove') ? [step.client_id] : [])))
      if (steps.some((step) => !step.do.startsWith('remove') && taken.has(step.client_id))) return
      // a miss that another's same one made needless is given once that one has gone
      const isNeedless = (step: Step) => step.do === 'miss' && !misses.some(([name]) => name === step.client_id)
      if (steps.some(isNeedless) && steps.some((step) => step.do === 'remove_miss')) return
      if (expected.some((outcome) => outcome !== 'done')) return
      await send(steps)
      const again = await storedRows()
      expect({ marks: again.marks, misses: again.misses }).toEqual({ marks, misses })
    }),
    // each block meets what the former ones have left, so a shorter one proves nothing
    { numRuns: 100, endOnFailure: true },
  )
})

const typed = fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 3 })

/** What becomes of marks that a device writes into a cell it saw empty, where these stand: each is one of them, or added, or waits. */
function meeting(standing: readonly number[], written: readonly number[]) {
  const [left, rows] = [[...standing], [...standing]]
  let contested: number | null = null
  const expected = written.map((value) => {
    if (contested !== null) return value === contested ? 'done' : 'conflict'
    const same = left.indexOf(value)
    if (same >= 0) left.splice(same, 1)
    else if (left.length > 0) contested = left[0] ?? null
    else rows.push(value)
    return same < 0 && contested !== null ? 'conflict' : 'done'
  })
  return { expected, rows }
}

test('two devices of one account that wrote into the same empty cell: nothing twice, nothing beside what was not seen', async () => {
  const url = `/api/journal/journal/group/${school.groups.algebraA}/save/`
  const [cell] = cells as [Cell]
  const send = async (steps: Step[]) =>
    (await testApp.as('teacher').post<{ outcomes: StepOutcome[] }>(url, { steps })).body.outcomes
  const block = (values: readonly number[]): Step[] =>
    values.map((value, index) => {
      const step = { do: 'score', type: 'fo', client_id: randomUUID(), value, ...cell } as const
      return index === 0 ? { ...step, is_first: true } : step
    })
  const values = async () => {
    const rows = await testApp.db
      .selectFrom('journal.score')
      .where('lesson_id', '=', cell.lesson_id)
      .where('student_id', '=', cell.student_id)
      .select(['id', 'value'])
      .orderBy('id')
      .execute()
    return rows.map(({ value }) => value)
  }
  await fc.assert(
    fc.asyncProperty(typed, typed, fc.boolean(), async (one, other, isAnswerLost) => {
      for (const table of ['journal.score', 'journal.miss'] as const)
        await testApp.db
          .deleteFrom(table)
          .where('lesson_id', '=', cell.lesson_id)
          .where('student_id', '=', cell.student_id)
          .execute()
      await send(block(one))
      const { expected, rows } = meeting(one, other)
      const sent = block(other)
      for (let turn = 0; turn < (isAnswerLost ? 2 : 1); turn++) {
        expect((await send(sent)).map(({ outcome }) => outcome)).toEqual(expected)
        expect(await values()).toEqual(rows)
      }
    }),
    { numRuns: 60 },
  )
})
