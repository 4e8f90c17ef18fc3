import { Trans } from '@lingui/react/macro'
import { Box, Button } from '#platform/web/ui/index.ts'

/** Opens what a card of the day does not show at first; nothing where it shows all. */
export const MoreButton = ({ hidden, onOpen }: { hidden: number; onOpen: () => void }) =>
  hidden <= 0 ? null : (
    <Box p="xs">
      <Button variant="subtle" fullWidth onClick={onOpen}>
        <Trans>Ещё {hidden}</Trans>
      </Button>
    </Box>
  )
