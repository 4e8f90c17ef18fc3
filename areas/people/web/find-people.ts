import { msg } from '@lingui/core/macro'
import { finder } from '#platform/web/frame/finder.ts'
import { listPeople } from '../contract/people.ts'

/** People by name, number or e-mail, to their cards. */
export const findPeople = finder({
  id: 'people',
  title: msg`Люди`,
  icon: 'person',
  order: 10,
  endpoint: listPeople,
  ask: (search, size) => ({ query: { search, size } }),
  places: ({ items }) =>
    items.map(({ id, full_name, class: schoolClass, position }) => ({
      title: full_name,
      hint: schoolClass?.title ?? position,
      to: `/users/${id}`,
    })),
})
