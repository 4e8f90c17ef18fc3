import { msg } from '#platform/contract/text.ts'
import { eitherOf } from '#platform/server/reasons.ts'
import { findPersonReasons } from '#areas/access/server/index.ts'
import type { PersonPart } from '#platform/server/person-parts.ts'
import { readPersonCard } from '../../contract/people.ts'
import { visibleTo } from '../visible.ts'

/** The card, and what of it opens to some of its readers only. */
export const ownParts: readonly PersonPart[] = [
  {
    id: 'card',
    title: msg`карточка`,
    order: 10,
    access: readPersonCard.access,
    opens: (requester, person, today) => eitherOf(findPersonReasons(requester, person, today)),
    reasons: findPersonReasons,
  },
  {
    id: 'contacts',
    title: msg`телефон и почта`,
    order: 20,
    access: readPersonCard.access,
    isOnCard: true,
    opens: (requester, person, today) => visibleTo(requester, today, person).contacts,
  },
  {
    id: 'identity',
    title: msg`ИИН, дата рождения, адрес`,
    order: 30,
    access: readPersonCard.access,
    isOnCard: true,
    opens: (requester, person, today) => visibleTo(requester, today, person).identity,
  },
]
