import { Trans } from '@lingui/react/macro'
import { SlipsButton } from '#areas/access/web/index.ts'
import { CardLinks } from '#platform/web/list/index.ts'
import { Can, LinkButton } from '#platform/web/ui/index.ts'
import { listGroups } from '../../contract/groups.ts'
import { classLinks } from '../card-links.tsx'

/** From a class to its week, its groups, its students. */
export function ClassLinks({ schoolClass }: { schoolClass: { id: number } }) {
  const { id } = schoolClass
  return (
    <>
      <CardLinks place={classLinks} of={schoolClass} />
      <Can use={listGroups}>
        <LinkButton
          to="/managing/grouping"
          search={({ year }: { year?: string }) => ({ year, class_id: String(id) })}
          variant="default"
          size="xs"
        >
          <Trans>Учебные группы</Trans>
        </LinkButton>
      </Can>
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
