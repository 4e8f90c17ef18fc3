import { msg } from '@lingui/core/macro'
import { finder, type Finder } from '#platform/web/frame/finder.ts'
import { listApprovals } from '../contract/runs.ts'

/** What is to be decided by the reader, by its title or author. */
export const finders: readonly Finder[] = [
  finder({
    id: 'approvals',
    title: msg`На мне`,
    icon: 'inbox',
    order: 60,
    endpoint: listApprovals,
    ask: (words, size) => ({ query: { search: words, size } }),
    places: ({ items }) =>
      items.map(({ id, title, author }) => ({
        title,
        hint: author.name,
        to: '/approvals',
        search: { active: String(id) },
      })),
  }),
]
