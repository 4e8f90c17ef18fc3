import { Trans } from '@lingui/react/macro'
import { IconHistory } from '#platform/web/icons/index.ts'
import * as z from 'zod/mini'
import { Button, useUrlState } from '#platform/web/ui/index.ts'

// pages are of the history
const Address = z.object({ history: z.optional(z.string()), page: z.optional(z.string()) })

/** Whether the history of this part stands open below it, as the address says. */
export function useHistorySwitch(part: string) {
  const [{ history }, change] = useUrlState(Address)
  const isOpen = history === part
  return { isOpen, toggle: () => change({ history: isOpen ? undefined : part, page: undefined }) }
}

interface Props {
  isOpen: boolean
  onToggle: () => void
}

export function HistorySwitch({ isOpen, onToggle }: Props) {
  return (
    <Button
      variant="subtle"
      color="gray"
      size="xs"
      aria-expanded={isOpen}
      leftSection={<IconHistory size={16} aria-hidden />}
      onClick={onToggle}
    >
      {isOpen ? <Trans>Скрыть историю</Trans> : <Trans>История</Trans>}
    </Button>
  )
}
