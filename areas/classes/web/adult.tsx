import { LinkAnchor } from '#platform/web/ui/index.ts'
import type { SchoolClass } from '../contract/classes.ts'

/** Who is appointed to a class, as a link to their card. */
export function Adult({ of: adult }: { of: SchoolClass['class_teacher'] }) {
  if (adult === null) return '—'
  return (
    <LinkAnchor to="/users/$id" params={{ id: String(adult.id) }} c="inherit">
      {adult.full_name}
    </LinkAnchor>
  )
}
