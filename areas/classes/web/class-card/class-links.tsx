import { Trans } from '@lingui/react/macro'
import { SlipsButton } from '#areas/access/web/index.ts'
import { CardLinks } from '#platform/web/list/index.ts'
import { LinkButton } from '#platform/web/ui/index.ts'
import { classLinks } from '../card-links.tsx'
import { GroupsLink } from '../groups-link.tsx'

/** From a class to its week, its groups, its students. */
export function ClassLinks({ schoolClass }: { schoolClass: { id: number } }) {
  const { id } = schoolClass
  return (
    <>
      <CardLinks place={classLinks} of={schoolClass} />
      <GroupsLink of={{ class_id: String(id) }} />
      <LinkButton
        to="/passport/users/$slug"
        params={{ slug: 'students' }}
        search={{ class_id: String(id) }}
        variant="default"
        size="xs"
      >
        <Trans>Список учеников</Trans>
      </LinkButton>
      <SlipsButton choice={{ class_id: id }} />
    </>
  )
}
