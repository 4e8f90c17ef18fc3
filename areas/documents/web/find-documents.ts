import { msg } from '@lingui/core/macro'
import { finder } from '#platform/web/frame/finder.ts'
import { listDocuments } from '../contract/documents.ts'

/** Documents by number, title or words of their text. */
export const findDocuments = finder({
  id: 'documents',
  title: msg`Документы`,
  icon: 'file',
  order: 60,
  endpoint: listDocuments,
  ask: (search, size) => ({ query: { search, size } }),
  places: ({ items }) =>
    items.map(({ id, title, folder, kind, number }) => ({
      title,
      hint: [kind.title, number].filter(Boolean).join(' · '),
      to: `/documents/${folder}`,
      search: { id: String(id) },
    })),
})
