import { LinkAnchor } from '#platform/web/ui/index.ts'
import type { ListedDocument } from '../../contract/documents.ts'

/** What a document is about, leading to it. */
export function DocumentTitle({ of: { id, folder, title } }: { of: ListedDocument }) {
  return (
    <LinkAnchor to="/documents/$slug" params={{ slug: folder }} search={{ id: String(id) }}>
      {title}
    </LinkAnchor>
  )
}
