import { Trans } from '@lingui/react/macro'
import { Badge, LinkAnchor, Text } from '#platform/web/ui/index.ts'
import type { Person } from '../../contract/people.ts'

/** Of somebody in the archive: that it is so, or with whose record theirs has been merged. */
export function PersonState({ person: { is_archived, merged_into } }: { person: Person }) {
  if (merged_into)
    return (
      <Text component="span" size="xs" c="dimmed">
        <Trans>
          Запись объединена с{' '}
          <LinkAnchor to="/users/$id" params={{ id: String(merged_into.id) }} size="xs">
            {merged_into.full_name}
          </LinkAnchor>
        </Trans>
      </Text>
    )
  if (!is_archived) return null
  return (
    <Badge size="xs" variant="light" color="gray">
      <Trans>в архиве</Trans>
    </Badge>
  )
}
