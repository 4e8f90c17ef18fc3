import { msg } from '@lingui/core/macro'
import { finder } from '#platform/web/frame/finder.ts'
import { listJournalGroups } from '../contract/journal.ts'

/** Groups by title, course, class or teacher, to their journals. */
export const findJournals = finder({
  id: 'journals',
  title: msg`Журналы групп`,
  icon: 'notebook',
  order: 30,
  endpoint: listJournalGroups,
  ask: (search, size) => ({ query: { search, size } }),
  places: ({ items }) =>
    items.map(({ id, title, course, teachers }) => ({
      title: `${title} · ${course}`,
      hint: teachers.join(', '),
      to: '/journal',
      search: { group: String(id) },
    })),
})
