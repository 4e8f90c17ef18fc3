import { Trans } from '@lingui/react/macro'
import { IconPencil } from '@tabler/icons-react'
import { useAllowed } from '#platform/web/api/index.ts'
import { Button, Empty, Panel } from '#platform/web/ui/index.ts'
import { saveResult } from '../../contract/results.ts'
import { reportFormId } from './report-form.tsx'

/** Asks who may to make the report of what has ended, and leads to its form further below. */
export function NoReport() {
  const mayMake = useAllowed(saveResult)
  if (!mayMake) return null
  return (
    <Panel data-print="never">
      <Empty
        title={<Trans>Отчёта ещё нет</Trans>}
        hint={<Trans>Запишите замечания и выводы, пока они свежи: после этого появится акт для подписей</Trans>}
        action={
          <Button
            leftSection={<IconPencil size={18} aria-hidden />}
            onClick={() => document.querySelector<HTMLElement>(`#${reportFormId} textarea`)?.focus()}
          >
            <Trans>Перейти к отчёту</Trans>
          </Button>
        }
      />
    </Panel>
  )
}
