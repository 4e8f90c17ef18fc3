import { Trans } from '@lingui/react/macro'
import { IconEye, IconEyeOff } from '#platform/web/icons/index.ts'
import { Button } from '#platform/web/ui/index.ts'
import type { Unmasked } from './use-unmasked.ts'

/** «Показать» what the card masks, and «Скрыть» it again; for who may. */
export function UnmaskButton({ of: { person, masked, isShown, isAsking, show, hide } }: { of: Unmasked }) {
  if (!person.may_unmask || (masked.length === 0 && !isShown)) return null
  return (
    <Button
      variant="default"
      size="xs"
      loading={isAsking}
      leftSection={isShown ? <IconEyeOff size={14} /> : <IconEye size={14} />}
      onClick={isShown ? hide : show}
    >
      {isShown ? <Trans>Скрыть</Trans> : <Trans>Показать</Trans>}
    </Button>
  )
}
