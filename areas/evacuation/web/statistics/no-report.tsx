import { Trans } from '@lingui/react/macro'
import { IconPencil } from '#platform/web/icons/index.ts'
import { useAllowed } from '#platform/web/api/index.ts'
import { Button, Group, Panel, Text } from '#platform/web/ui/index.ts'
import { saveResult } from '../../contract/results.ts'
import { reportFormId } from './report-form.tsx'

/** Asks who may to make the report of what has ended, and leads to its form further below. */
export function NoReport() {
  const mayMake = useAllowed(saveResult)
  if (!mayMake) return null
  return (
    <Panel data-print="never">
      <Group justify="space-between" gap="sm">
        <div>
          <Text fw={650}>
            <Trans>Отчёта ещё нет</Trans>
          </Text>
          <Text size="sm">
            <Trans>Запишите замечания и выводы, пока они свежи: после этого появится акт для подписей</Trans>
          </Text>
        </div>
        <Button
          leftSection={<IconPencil size={18} aria-hidden />}
          onClick={() => document.querySelector<HTMLElement>(`#${reportFormId} textarea`)?.focus()}
        >
          <Trans>Составить отчёт</Trans>
        </Button>
      </Group>
    </Panel>
  )
}
