import { Trans, useLingui } from '@lingui/react/macro'
import { Alert, Button, Group, Stack, Text } from '#platform/web/ui/index.ts'
import type { PersonRecord } from '../../contract/record.ts'
import type { PersonValues } from './person-values.ts'
import { useDifferences } from './use-differences.ts'

interface Props {
  present: PersonRecord
  own: PersonValues
  onTake: () => void
  onKeep: () => void
}

/** Somebody has saved meanwhile: what stands in the school now beside what is typed here. */
export function ConflictAlert({ present, own, onTake, onKeep }: Props) {
  const { t } = useLingui()
  const differing = useDifferences(present, own)
  return (
    <Alert color="orange" variant="light" title={t`Пока вы работали, запись изменил кто-то ещё`}>
      <Stack gap="xs">
        <Text size="sm">
          {differing.length === 0 ? (
            <Trans>У вас то же, что сейчас в школе</Trans>
          ) : (
            <Trans>Сейчас в школе → у вас:</Trans>
          )}
        </Text>
        {differing.map((one) => (
          <Text key={one.title} size="sm">
            {one.title}: {one.present} → <strong>{one.own}</strong>
          </Text>
        ))}
        <Group gap="xs">
          <Button size="xs" variant="default" onClick={onTake}>
            <Trans>Взять то, что в школе</Trans>
          </Button>
          <Button size="xs" variant="default" onClick={onKeep}>
            <Trans>Оставить своё</Trans>
          </Button>
        </Group>
      </Stack>
    </Alert>
  )
}
