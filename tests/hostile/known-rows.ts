import type { AnyEndpoint } from '#platform/contract/endpoint.ts'
import type { TestApp } from '../test-app.ts'
import type { Known } from './samples.ts'

/** Values that lead a teacher of algebra to rows of the own group in the open quarter, by endpoint. */
export async function knownRows({ db, school, lessonOf }: TestApp): Promise<(endpoint: AnyEndpoint) => Known> {
  const lesson = await lessonOf('algebraA', '2026-11-04')
  const score = await db
    .selectFrom('journal.score')
    .where('lesson_id', '=', lesson)
    .select('id')
    .executeTakeFirstOrThrow()
  return ({ path }) => {
    const isResult = path.includes('/result/')
    const id = path.includes('/lesson/score/') ? score.id : path.includes('/lesson/') ? lesson : school.groups.algebraA
    return {
      id: String(id),
      slug: 'class-1',
      student: '101',
      student_id: 101,
      lesson_id: lesson,
      quarter: String(school.quarters.second),
      quarter_id: school.quarters.second,
      type: path.includes('/lesson/') ? 'fo' : 'quarter_score',
      value: 5,
      work_id: undefined,
      half: undefined,
      // slips are for persons, or a class, or a kind
      ...(path.includes('/login-slips') && { class_id: undefined, kind: undefined }),
      ...(isResult && { version: undefined }),
      until: '2027-02-01',
    }
  }
}
