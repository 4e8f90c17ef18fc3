import { Trans } from '@lingui/react/macro'
import { useDisclosure } from '@mantine/hooks'
import { IconHistory } from '#platform/web/icons/index.ts'
import type { ReactNode } from 'react'
import type { Access } from '#platform/contract/access.ts'
import { Button, Can, Stack } from '#platform/web/ui/index.ts'

/** «История» under a card: for who may read it, and read when it is opened. */
export function HistorySection({ use, children }: { use: { access: Access }; children: ReactNode }) {
  const [isOpen, { toggle }] = useDisclosure(false)
  return (
    <Can use={use}>
      <Stack gap={4} align="flex-start">
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconHistory size={14} />}
          aria-expanded={isOpen}
          onClick={toggle}
        >
          <Trans>История</Trans>
        </Button>
        {isOpen ? children : null}
      </Stack>
    </Can>
  )
}
