import { Trans } from '@lingui/react/macro'
import { Can, LinkButton } from '#platform/web/ui/index.ts'
import { readsGroups } from '../contract/access.ts'

/** To the groups of a class or of a subject, in the year that is looked at. */
export function GroupsLink({ of }: { of: { class_id: string } | { course_id: string } }) {
  return (
    <Can use={{ access: readsGroups }}>
      <LinkButton
        to="/managing/grouping"
        search={({ year }: { year?: string }) => ({ year, ...of })}
        variant="default"
        size="xs"
      >
        <Trans>Учебные группы</Trans>
      </LinkButton>
    </Can>
  )
}
