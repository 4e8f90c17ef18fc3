import { Trans } from '@lingui/react/macro'
import { IconEye, IconEyeOff } from '#platform/web/icons/index.ts'
import { Button } from '#platform/web/ui/index.ts'
import { useMaintainsPersons } from '../use-maintains-persons.ts'
import type { People } from './use-people.ts'

/** Shows IIN and birth dates of everybody on the page, or hides them again; for who keeps people's records. */
export function UnmaskListButton({ people: { isUnmasked, setUnmasked } }: { people: People }) {
  const maintains = useMaintainsPersons()
  if (!maintains) return null
  return (
    <Button
      variant="default"
      size="xs"
      h={30}
      aria-pressed={isUnmasked}
      leftSection={isUnmasked ? <IconEyeOff size={16} aria-hidden /> : <IconEye size={16} aria-hidden />}
      onClick={() => setUnmasked(!isUnmasked)}
    >
      {isUnmasked ? <Trans>Скрыть ИИН и даты</Trans> : <Trans>Показать ИИН и даты</Trans>}
    </Button>
  )
}
