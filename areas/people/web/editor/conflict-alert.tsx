import { Trans, useLingui } from '@lingui/react/macro'
import { Alert, Button, Group, Stack, Text } from '#platform/web/ui/index.ts'
import { usePersonWords } from '../card/use-person-words.ts'
import type { PersonValues } from './person-values.ts'

interface Props {
  present: PersonValues
  own: PersonValues
  onTake: () => void
  onKeep: () => void
}
const compared = ['surname', 'name', 'patronymic', 'iin', 'birth_date', 'phone', 'email', 'address'] as const

/** Somebody has saved meanwhile: what stands in the school now beside what is typed here. */
export function ConflictAlert({ present, own, onTake, onKeep }: Props) {
  const { t } = useLingui()
  const words = usePersonWords()['people.person']?.fields
  const differing = compared.filter((field) => present[field] !== own[field])
  const say = (text: string) => (text === '' ? t`пусто` : text)
  return (
    <Alert color="orange" variant="light" title={t`Пока вы работали, запись изменил кто-то ещё`}>
      <Stack gap="xs">
        <Text size="sm">
          {differing.length === 0 ? (
            <Trans>В основных данных и контактах отличий нет</Trans>
          ) : (
            <Trans>Сейчас в школе → у вас:</Trans>
          )}
        </Text>
        {differing.map((field) => (
          <Text key={field} size="sm">
            {words?.[field]?.title ?? field}: {say(present[field])} → <strong>{say(own[field])}</strong>
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
