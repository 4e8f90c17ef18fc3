import { Trans, useLingui } from '@lingui/react/macro'
import { IconPlus, IconTrash } from '#platform/web/icons/index.ts'
import { ActionIcon, Button, Fieldset, Group } from '#platform/web/ui/index.ts'
import { Section } from './section.tsx'
import type { PolicyFormOf } from './policy-values.ts'
import { WholeInput } from './whole-input.tsx'

const least = { 3: 40, 4: 65, 5: 85 }

/** The least percent of each mark, by parallels. */
export function ScalesFields({ form }: { form: PolicyFormOf }) {
  const { t } = useLingui()
  const { scales } = form.values
  const append = () => form.insertListItem('scales', { from_parallel: 0, to_parallel: 0, least: { ...least } })
  return (
    <Section
      form={form}
      part="scales"
      title={t`Шкалы`}
      hint={t`С какого процента начинается отметка; ниже «3» — «2». У каждой параллели от 0 до 12 одна шкала.`}
    >
      {scales.map((_scale, index) => {
        const number = index + 1
        const field = (name: string) => form.getInputProps(`scales.${index}.${name}`)
        return (
          <Fieldset key={number} variant="unstyled" legend={t`Шкала ${number}`}>
            <Group gap="xs" align="flex-end">
              <WholeInput w={90} label={t`С класса`} {...field('from_parallel')} />
              <WholeInput w={90} label={t`По класс`} {...field('to_parallel')} />
              <WholeInput w={90} label={t`«3» от, %`} {...field('least.3')} />
              <WholeInput w={90} label={t`«4» от, %`} {...field('least.4')} />
              <WholeInput w={90} label={t`«5» от, %`} {...field('least.5')} />
              <ActionIcon
                size={36}
                variant="default"
                aria-label={t`Убрать шкалу ${number}`}
                onClick={() => form.removeListItem('scales', index)}
              >
                <IconTrash size={16} aria-hidden />
              </ActionIcon>
            </Group>
          </Fieldset>
        )
      })}
      <Group>
        <Button variant="default" size="xs" leftSection={<IconPlus size={16} aria-hidden />} onClick={append}>
          <Trans>Добавить шкалу</Trans>
        </Button>
      </Group>
    </Section>
  )
}
