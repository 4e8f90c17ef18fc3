import { Trans } from '@lingui/react/macro'
import { Text, VisuallyHidden } from '#platform/web/ui/index.ts'

/** Stands for a value that the school knows and this card hides. */
export function MaskedValue() {
  return (
    <>
      <Text span c="dimmed" aria-hidden>
        ••••••
      </Text>
      <VisuallyHidden>
        <Trans>скрыто</Trans>
      </VisuallyHidden>
    </>
  )
}
