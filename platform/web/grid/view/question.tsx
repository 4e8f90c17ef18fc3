import { Trans } from '@lingui/react/macro'
import { Button, Stack, Text } from '#platform/web/ui/index.ts'
import { AtCell } from './at-cell.tsx'

interface Props {
  rect: DOMRect
  question: string
  onYes: () => void
}

/** What stands in the way of what was typed may go: one press, or Enter once more. The keyboard stays in the cell. */
export function Question({ rect, question, onYes }: Props) {
  return (
    <AtCell rect={rect} kind="alert">
      <Stack gap={6} maw={280}>
        <Text size="sm" role="alert">
          {question}
        </Text>
        <Button size="compact-sm" tabIndex={-1} onMouseDown={(event) => event.preventDefault()} onClick={onYes}>
          <Trans>Да (Enter)</Trans>
        </Button>
        <Text size="xs" c="dimmed">
          <Trans>Esc — оставить как было</Trans>
        </Text>
      </Stack>
    </AtCell>
  )
}
