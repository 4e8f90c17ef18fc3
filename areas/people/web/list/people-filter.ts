import type { ComponentType } from 'react'
import type { PersonKindSlug } from '#platform/contract/enumerations.ts'
import { definePlace } from '#platform/web/places.tsx'
import type { List } from '#platform/web/list/index.ts'
import type { Person } from '../../contract/people.ts'

/** The kind of persons whose list it is; undefined: of all kinds. */
type Slug = PersonKindSlug | undefined

/** A filter of a list of people. */
export interface PeopleFilter {
  /** Among the filters, the smallest first; the room's own stand at 10, 40, 50 and 60. */
  order: number
  /** Whose lists have it; by default everybody's. */
  isFor?: (slug: Slug) => boolean
  component: ComponentType<{ list: List<Person> }>
}
/** Filters of higher rooms. */
export const peopleFilters = definePlace<PeopleFilter>()

export const studies = (slug: Slug): boolean => slug === undefined || slug === 'students'
export const works = (slug: Slug): boolean => slug === undefined || !['students', 'parents', 'outside'].includes(slug)
