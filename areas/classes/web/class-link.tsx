import { LinkAnchor } from '#platform/web/ui/index.ts'
import type { SchoolClass } from '../contract/classes.ts'

/** A class as a link to its students. */
export function ClassLink({ schoolClass: { id, title } }: { schoolClass: SchoolClass }) {
  return (
    <LinkAnchor
      to="/passport/users/$slug"
      params={{ slug: 'students' }}
      search={{ class_id: String(id) }}
      c="inherit"
      fw={550}
    >
      {title}
    </LinkAnchor>
  )
}
