import { Trans, useLingui } from '@lingui/react/macro'
import { IconPlus, IconTrash } from '#platform/web/icons/index.ts'
import { ActionIcon, Button, Fieldset, Group, Stack, TextInput } from '#platform/web/ui/index.ts'
import { uuid } from '#platform/web/api/index.ts'
import type { EndpointForm } from '#platform/web/form/index.ts'
import { MemberName } from './member-name.tsx'
import type { ReportValues } from './report-values.ts'

const max = 15

/** Who signs the act: a row for each. */
export function CommissionFields({ form }: { form: EndpointForm<ReportValues>['form'] }) {
  const { t } = useLingui()
  const { commission } = form.values
  return (
    <Fieldset legend={<Trans>Комиссия</Trans>}>
      <Stack gap="xs">
        {commission.map(({ key, name, position }, index) => (
          <Group key={key} gap="xs" align="flex-end" wrap="wrap">
            <MemberName
              value={name}
              {...form.getInputProps(`commission.${index}.name`)}
              onPosition={(found) => form.setFieldValue(`commission.${index}.position`, found || position)}
            />
            <TextInput
              label={t`Должность`}
              maxLength={150}
              flex="2 1 180px"
              {...form.getInputProps(`commission.${index}.position`)}
            />
            <ActionIcon
              size={36}
              aria-label={name === '' ? t`Убрать из комиссии` : t`Убрать из комиссии: ${name}`}
              onClick={() => form.removeListItem('commission', index)}
            >
              <IconTrash size={18} aria-hidden />
            </ActionIcon>
          </Group>
        ))}
        {commission.length < max ? (
          <Button
            variant="default"
            size="xs"
            w="fit-content"
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => form.insertListItem('commission', { key: uuid(), name: '', position: '' })}
          >
            <Trans>Добавить в комиссию</Trans>
          </Button>
        ) : null}
      </Stack>
    </Fieldset>
  )
}
