import { LinkAnchor } from '#platform/web/ui/index.ts'

/** A person as a link to their card; `otherwise` where there is none whom the reader may find. */
export function PersonCell({
  person,
  otherwise = '—',
}: {
  person: { id: number; full_name: string } | null
  otherwise?: string
}) {
  if (person === null) return otherwise
  return (
    <LinkAnchor to="/users/$id" params={{ id: String(person.id) }} c="inherit">
      {person.full_name}
    </LinkAnchor>
  )
}
