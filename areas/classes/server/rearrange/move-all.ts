import { Refusal } from '#platform/server/refusal.ts'
import { listed, msg, type Text } from '#platform/contract/text.ts'
import type { Placed } from '../students/place-student.ts'
import { placeStudent } from '../students/place-student.ts'
import { namesOf } from './names-of.ts'
import type { Rearranging } from './rearranging.ts'

export interface Moving {
  student_id: number
  class_id: number
  from: string | null
}
export interface Objection {
  index: number
  words: Text
}

/** Words about several students, in one text. */
export const inOneText = (objections: readonly Objection[]): Text =>
  listed(
    objections.map(({ words }) => words),
    '. ',
  )

/**
 * Places students one after the other, in one order whoever asks, so that two who move the same wait for each other. Who is refused
 * is told of beside the others. Nobody is placed where the caller refuses by these objections.
 */
export async function placeAll(
  doing: Rearranging,
  items: readonly Moving[],
): Promise<{ placed: Placed[]; objections: Objection[] }> {
  const placed: Placed[] = []
  const objections: { index: number; refusal: Refusal }[] = []
  const ordered = items.map((item, index) => ({ ...item, index })).toSorted((a, b) => a.student_id - b.student_id)
  for (const { student_id: studentId, class_id: classId, from, index } of ordered) {
    try {
      placed.push(await placeStudent(doing, { studentId, classId, from }))
    } catch (error) {
      if (!(error instanceof Refusal) || !error.isOfFields) throw error
      objections.push({ index, refusal: error })
    }
  }
  if (objections.length === 0) return { placed, objections: [] }
  const names = await namesOf(
    doing.db,
    objections.map(({ index }) => items[index]?.student_id ?? 0),
  )
  return {
    placed,
    objections: objections
      .toSorted((a, b) => a.index - b.index)
      .map(({ index, refusal }) => ({
        index,
        words: msg`${names.get(items[index]?.student_id ?? 0) ?? '—'}: ${refusal.words}`,
      })),
  }
}

/** The same for a write. @throws Refusal 422 at the items that cannot be moved, so that nothing is moved */
export async function placeAllOrRefuse(doing: Rearranging, items: readonly Moving[], at: string): Promise<Placed[]> {
  const { placed, objections } = await placeAll(doing, items)
  if (objections.length === 0) return placed
  throw new Refusal(
    422,
    objections.map(({ index, words }) => ({
      loc: ['body', at, ...(at === 'items' ? [index] : [])],
      msg: words,
      type: 'rule',
    })),
  )
}
