import type { ComponentType } from 'react'
import type { Access } from '#platform/contract/access.ts'
import type { List } from '#platform/web/list/index.ts'
import { definePlace } from '#platform/web/places.tsx'
import type { Person } from '../../contract/people.ts'

/** What a part beside a list of people is given: the list as it stands, with its filters. */
export interface PeopleListed {
  list: List<Person>
}
interface PeopleListPart {
  id: string
  /** Of the calls it makes. */
  access: Access
  component: ComponentType<PeopleListed>
}
/** A filter of a list of people, by what a higher room knows of them. */
export interface PeopleFilter extends PeopleListPart {
  /** Of whom it knows anything: on lists of others it does not stand. */
  of: 'students' | 'staff'
}
/** What a higher room does with a list of people: a paper of a class. */
export type PeopleTool = PeopleListPart

export const peopleFilters = definePlace<PeopleFilter>()
export const peopleTools = definePlace<PeopleTool>()
