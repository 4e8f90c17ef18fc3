import { Trans } from '@lingui/react/macro'
import { Button, Group } from '@mantine/core'

interface Props {
  isArchived?: boolean
  /** Archives the record, or takes it back. */
  onArchive?: () => void
  /** Without it the record stays: something holds it. */
  onRemove?: (() => void) | undefined
}

/** At the other end of a form's foot: the archive of its record, and its removal. */
export function RecordButtons({ isArchived = false, onArchive, onRemove }: Props) {
  return (
    <Group gap="xs">
      {onArchive ? (
        <Button variant="subtle" color="gray" onClick={onArchive}>
          {isArchived ? <Trans>Вернуть</Trans> : <Trans>В архив</Trans>}
        </Button>
      ) : null}
      {onRemove ? (
        <Button variant="subtle" color="red" onClick={onRemove}>
          <Trans>Удалить</Trans>
        </Button>
      ) : null}
    </Group>
  )
}
