import { LinkAnchor } from '#platform/web/ui/index.ts'

/** A class as a link to its card. */
export function ClassLink({ schoolClass: { id, title } }: { schoolClass: { id: number; title: string } }) {
  return (
    <LinkAnchor
      to="/managing/grades"
      search={({ year }: { year?: string }) => ({ year, active: String(id) })}
      c="inherit"
    >
      {title}
    </LinkAnchor>
  )
}
