import { Trans } from '@lingui/react/macro'
import { SlipsButton } from '#areas/access/web/index.ts'
import { Can, LinkButton } from '#platform/web/ui/index.ts'
import { listGroups } from '../../contract/groups.ts'

/** From a class to its week, its groups, its students. */
export function ClassLinks({ schoolClass: { id } }: { schoolClass: { id: number } }) {
  return (
    <>
      <LinkButton to="/timetable/$slug" params={{ slug: `class-${id}` }} variant="default" size="xs">
        <Trans>Расписание</Trans>
      </LinkButton>
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
