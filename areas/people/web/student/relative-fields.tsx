import { Trans, useLingui } from '@lingui/react/macro'
import type { UseFormReturnType } from '@mantine/form'
import { IconX } from '#platform/web/icons/index.ts'
import {
  ActionIcon,
  Button,
  Checkbox,
  Group,
  Select,
  SimpleGrid,
  Stack,
  Text,
  TextInput,
} from '#platform/web/ui/index.ts'
import { kinshipKinds, kinshipTitles } from '../../contract/family.ts'
import { KnownAdult } from './known-adult.tsx'
import type { StudentValues } from './student-values.ts'

interface Props {
  form: UseFormReturnType<StudentValues>
  index: number
}

/** One parent of a new student: somebody of the school, or somebody who is written here. */
export function RelativeFields({ form, index }: Props) {
  const { t } = useLingui()
  const relative = form.values.relatives[index]
  if (!relative) return null
  const at = (name: string) => form.getInputProps(`relatives.${index}.${name}`)
  const title = kinshipTitles[relative.kind]
  return (
    <Stack gap="xs" component="fieldset" m={0} p={0} bd={0} aria-label={title}>
      <Group gap="sm" align="flex-end" justify="space-between" wrap="nowrap">
        <Select
          label={t`Кем приходится`}
          allowDeselect={false}
          data={kinshipKinds.map((value) => ({ value, label: kinshipTitles[value] }))}
          {...at('kind')}
        />
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t`Не записывать: ${title}`}
          onClick={() => form.removeListItem('relatives', index)}
        >
          <IconX size={16} aria-hidden />
        </ActionIcon>
      </Group>
      {relative.person_id === null ? (
        <WrittenPerson form={form} index={index} />
      ) : (
        <ChosenPerson form={form} index={index} />
      )}
      <Group gap="md">
        <Checkbox
          label={t`Законный представитель`}
          {...form.getInputProps(`relatives.${index}.is_legal_representative`, { type: 'checkbox' })}
        />
        <Checkbox
          label={t`Может забирать из школы`}
          {...form.getInputProps(`relatives.${index}.may_pick_up`, { type: 'checkbox' })}
        />
      </Group>
    </Stack>
  )
}

function WrittenPerson({ form, index }: Props) {
  const { t } = useLingui()
  const relative = form.values.relatives[index]
  const at = (name: string) => form.getInputProps(`relatives.${index}.person.${name}`)
  return (
    <>
      <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="sm" verticalSpacing="xs">
        <TextInput label={t`Фамилия`} maxLength={100} {...at('surname')} />
        <TextInput label={t`Имя`} maxLength={100} {...at('name')} />
        <TextInput label={t`Отчество`} maxLength={100} {...at('patronymic')} />
        <TextInput label={t`Телефон`} type="tel" placeholder="+7 701 000 10 52" {...at('phone')} />
        <TextInput label={t`Почта`} type="email" {...at('email')} />
        <TextInput label={t`ИИН`} inputMode="numeric" maxLength={12} {...at('iin')} />
      </SimpleGrid>
      {relative ? (
        <KnownAdult relative={relative} onChange={(changed) => form.setFieldValue(`relatives.${index}`, changed)} />
      ) : null}
    </>
  )
}

function ChosenPerson({ form, index }: Props) {
  const relative = form.values.relatives[index]
  if (!relative) return null
  const error = form.errors[`relatives.${index}.person_id`]
  return (
    <Group gap="xs">
      <Text fw={500}>{relative.chosen}</Text>
      <Button
        variant="subtle"
        size="compact-sm"
        onClick={() =>
          form.setFieldValue(`relatives.${index}`, { ...relative, person_id: null, chosen: '', is_other: true })
        }
      >
        <Trans>Это другой человек</Trans>
      </Button>
      {error ? (
        <Text size="sm" c="red.8" role="alert">
          {error}
        </Text>
      ) : null}
    </Group>
  )
}
