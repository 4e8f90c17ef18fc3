import { Trans } from '@lingui/react/macro'
import type { CardLink } from '#platform/web/list/card-links.tsx'
import { definePlace } from '#platform/web/places.tsx'
import { LinkButton } from '#platform/web/ui/index.ts'

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
  component: ({ of: { id } }) => (
    <LinkButton
      to="/managing/grouping"
      search={({ year }: { year?: string }) => ({ year, course_id: String(id) })}
      variant="default"
      size="xs"
    >
      <Trans>Учебные группы</Trans>
    </LinkButton>
  ),
}
