import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconTableImport } from '../icons/index.ts'
import type { Access } from '#platform/contract/access.ts'
import { useAllowed } from '../api/index.ts'
import { useImportState } from './import-state.ts'

/** Opens the import in the page's place; nothing for who may not bring such rows in. */
export function ImportButton({ of }: { of: { access: Access } }) {
  const { open } = useImportState()
  if (!useAllowed(of)) return null
  return (
    <Button
      variant="default"
      size="xs"
      h={30}
      leftSection={<IconTableImport size={16} aria-hidden />}
      onClick={() => open('new')}
    >
      <Trans>Импорт</Trans>
    </Button>
  )
}
