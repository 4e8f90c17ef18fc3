import { Trans } from '@lingui/react/macro'
import { LinkAnchor, Text } from '#platform/web/ui/index.ts'

interface Props {
  person_id: number | null
  full_name: string | null
}

/** Somebody's name with the way to their card, or that it is not for this reader. */
export function ReaderName({ person_id, full_name }: Props) {
  if (full_name === null)
    return (
      <Text span c="dimmed">
        <Trans>имя вам не показано</Trans>
      </Text>
    )
  if (person_id === null) return full_name
  return (
    <LinkAnchor to="/users/$id" params={{ id: String(person_id) }}>
      {full_name}
    </LinkAnchor>
  )
}
