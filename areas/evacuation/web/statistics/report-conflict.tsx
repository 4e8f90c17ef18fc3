import { Trans, useLingui } from '@lingui/react/macro'
import { Alert, Button, Group, Text } from '#platform/web/ui/index.ts'
import type { EventResult } from '../../contract/results.ts'
import { ReportFacts } from './report-facts.tsx'

interface Props {
  present: EventResult
  onTake: () => void
  onKeep: () => void
}

/** Somebody has written the report since: theirs stands here, one's own in the form under it. */
export function ReportConflict({ present, onTake, onKeep }: Props) {
  const { t } = useLingui()
  return (
    <Alert color="orange" title={t`Отчёт успел изменить кто-то ещё: ${present.made_by_name ?? ''}`}>
      <Text size="sm" mb="xs">
        <Trans>Здесь то, что сохранено сейчас, ниже — то, что написали вы</Trans>
      </Text>
      <ReportFacts of={present} />
      <Group mt="xs" gap="xs">
        <Button variant="default" size="xs" onClick={onTake}>
          <Trans>Взять сохранённое</Trans>
        </Button>
        <Button variant="default" size="xs" onClick={onKeep}>
          <Trans>Сохранить моё поверх</Trans>
        </Button>
      </Group>
    </Alert>
  )
}
