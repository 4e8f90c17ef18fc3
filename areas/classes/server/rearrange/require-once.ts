import { msg } from '#platform/contract/text.ts'
import { refuse } from '#platform/server/refusal.ts'

/** @throws Refusal 422 at the item that names a student for the second time */
export function requireOnce(items: readonly { student_id: number }[]): void {
  const seen = new Set<number>()
  for (const [index, { student_id }] of items.entries()) {
    if (seen.has(student_id)) throw refuse(['items', index], msg`Этот ученик назван дважды`)
    seen.add(student_id)
  }
}
