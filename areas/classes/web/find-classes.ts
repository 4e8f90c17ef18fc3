import { msg } from '@lingui/core/macro'
import { finder } from '#platform/web/frame/finder.ts'
import { listClasses } from '../contract/classes.ts'

/** Classes of the year by title or class teacher, to their students. */
export const findClasses = finder({
  id: 'classes',
  title: msg`Классы`,
  icon: 'group',
  order: 20,
  endpoint: listClasses,
  ask: (search, size) => ({ query: { search, size } }),
  places: ({ items }) =>
    items.map(({ id, title, class_teacher }) => ({
      title,
      hint: class_teacher?.full_name ?? null,
      to: '/passport/users/students',
      search: { class_id: String(id) },
    })),
})
