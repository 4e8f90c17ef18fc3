import { Trans } from '@lingui/react/macro'
import { memo } from 'react'
import { useAllowed } from '#platform/web/api/index.ts'
import { Button } from '#platform/web/ui/index.ts'
import { changeEvacuation } from '../../contract/evacuations.ts'
import { useEnding } from '../start/use-ending.ts'

/** Ends the evacuation for everybody; the question says whom nobody has found. */
export const EndActions = memo(function EndActions({ evacuationId }: { evacuationId: number }) {
  const { isEnding, complete, cancel } = useEnding(evacuationId)
  if (!useAllowed(changeEvacuation)) return null
  return (
    <>
      <Button variant="default" mih={{ base: 44, sm: 36 }} disabled={isEnding} onClick={() => void cancel()}>
        <Trans>Ложный запуск…</Trans>
      </Button>
      <Button color="red" mih={{ base: 44, sm: 36 }} loading={isEnding} onClick={() => void complete()}>
        <Trans>Завершить…</Trans>
      </Button>
    </>
  )
})
