import { Fragment } from 'react'
import { LinkAnchor } from '#platform/web/ui/index.ts'

interface Named {
  id: number
  full_name: string
}

/** Persons as links to their cards, or a dash where nobody is. */
export function PersonLinks({ persons }: { persons: readonly (Named | null)[] }) {
  const known = persons.filter((person) => person !== null)
  if (known.length === 0) return '—'
  return known.map(({ id, full_name }, index) => (
    <Fragment key={id}>
      {index > 0 ? ', ' : null}
      <LinkAnchor to="/users/$id" params={{ id: String(id) }} c="inherit">
        {full_name}
      </LinkAnchor>
    </Fragment>
  ))
}
