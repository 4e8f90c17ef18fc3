import type { CardLink } from '#platform/web/list/card-links.tsx'
import { definePlace } from '#platform/web/places.tsx'
import { GroupsLink } from './groups-link.tsx'

interface LinkedGroup {
  id: number
  classes: readonly { id: number; title: string }[]
  may_read_journal: boolean
}
/** Where the cards of a class and of a group lead. */
export const classLinks = definePlace<CardLink<{ id: number }>>()
export const groupLinks = definePlace<CardLink<LinkedGroup>>()

/** From a subject to its groups. */
export const groupsOfCourse: CardLink<{ id: number }> = {
  id: 'groups',
  order: 10,
  component: ({ of: { id } }) => <GroupsLink of={{ course_id: String(id) }} />,
}
