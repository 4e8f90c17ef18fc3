import { Trans, useLingui } from '@lingui/react/macro'
import { Alert, Button, FactList, Group, Text } from '#platform/web/ui/index.ts'
import { durationText } from '../../rules/duration.ts'
import type { EventResult } from '../../contract/results.ts'

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
      <FactList
        facts={[
          { title: t`Замечания`, value: present.remarks },
          { title: t`Выводы и предложения`, value: present.conclusions },
          { title: t`Контрольное время`, value: durationText(present.control_seconds) },
          { title: t`Комиссия`, value: present.commission.map(({ name }) => name).join(', ') },
        ]}
      />
      <Group mt="xs" gap="xs">
        <Button variant="default" size="xs" onClick={onTake}>
          <Trans>Взять сохранённое</Trans>
        </Button>
        <Button variant="default" size="xs" onClick={onKeep}>
          <Trans>Оставить моё, сохранить поверх</Trans>
        </Button>
      </Group>
    </Alert>
  )
}
