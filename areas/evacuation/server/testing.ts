import { randomUUID } from 'node:crypto'
import { now } from '#platform/server/clock.ts'
import { startTestApp, type TestApp, type Who } from '#tests/test-app.ts'
import type { Evacuation, Unit } from '../contract/evacuations.ts'
import type { Mark } from '../contract/marks.ts'

/** Friday's first lesson runs: algebra in both classes; the second is English of the subgroups. */
export const openAtLesson = (): Promise<TestApp> => startTestApp({ schoolToday: '2026-11-20T08:10' })

const path = '/api/evacuation/evacuations'
export const drill = (given: object = {}) => ({ client_id: randomUUID(), mode: 'drill', kind: 'fire', ...given })

/** What tests ask of a school with an evacuation. */
export const alarmsOf = (testApp: TestApp) => {
  const head = testApp.as('director')
  return {
    start: async (given: object = {}) =>
      (await head.post<{ is_new: boolean; evacuation: Evacuation }>(`${path}/`, drill(given))).body.evacuation,
    complete: async (id: number) => head.patch(`${path}/${id}`, { status: 'completed' }),
    full: async (id: number) => {
      const { body } = await head.get<Required<Evacuation>>(`${path}/${id}?get_type=full`)
      const markOf = (person: number) => body.marks.find(({ user_id }) => user_id === person) as Mark
      const unitOf = (person: number) => body.units.find(({ id: unit }) => unit === markOf(person)?.unit_id) as Unit
      return { ...body, markOf, unitOf }
    },
    step: (mark: Pick<Mark, 'id'>, given: object = {}) => ({
      client_id: randomUUID(),
      mark_id: mark.id,
      tapped_at: now().toISOString(),
      ...given,
    }),
    tap: async (who: Who | null, ...steps: object[]) =>
      testApp
        .as(who)
        .patch<{ outcomes: { outcome: string; reason?: string; mark?: Mark }[] }>('/api/evacuation/marks/bulk/', {
          steps,
        }),
  }
}
