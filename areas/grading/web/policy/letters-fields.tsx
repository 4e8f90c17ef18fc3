import { Trans, useLingui } from '@lingui/react/macro'
import { IconPlus, IconTrash } from '#platform/web/icons/index.ts'
import {
  ActionIcon,
  Button,
  Fieldset,
  Group,
  NativeSelect,
  NumberInput,
  Switch,
  TextInput,
} from '#platform/web/ui/index.ts'
import { letterSteps, type Grade } from '../../rules/policy.ts'
import { Section } from './section.tsx'
import type { PolicyFormOf } from './policy-values.ts'
import { WholeInput } from './whole-input.tsx'

const grades = ['5', '4', '3', '2']

/** The letter scale of a college in place of the scales of parallels. */
export function LettersFields({ form }: { form: PolicyFormOf }) {
  const { t } = useLingui()
  const { letters } = form.values
  return (
    <Section
      form={form}
      part="letters"
      title={t`Буквенная шкала`}
      hint={t`Для колледжа: итог показывается буквой, шкалы по параллелям не применяются.`}
    >
      <Switch
        label={t`Оценивать по буквенной шкале`}
        checked={letters !== null}
        onChange={(event) => form.setFieldValue('letters', event.currentTarget.checked ? letterSteps() : null)}
      />
      {letters?.map((_step, index) => (
        <LetterStep key={index + 1} form={form} index={index} />
      ))}
      {letters === null ? null : (
        <Group>
          <Button
            variant="default"
            size="xs"
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => form.insertListItem('letters', { letter: '', least: 0, points: 0, grade: 2 })}
          >
            <Trans>Добавить ступень</Trans>
          </Button>
        </Group>
      )}
    </Section>
  )
}

function LetterStep({ form, index }: { form: PolicyFormOf; index: number }) {
  const { t } = useLingui()
  const number = index + 1
  const field = (name: string) => form.getInputProps(`letters.${index}.${name}`)
  const { value, ...grade } = field('grade') as { value: Grade }
  return (
    <Fieldset variant="unstyled" legend={t`Ступень ${number}`}>
      <Group gap="xs" align="flex-end">
        <TextInput w={70} label={t`Буква`} maxLength={3} {...field('letter')} />
        <WholeInput w={90} label={t`От, %`} {...field('least')} />
        <NumberInput
          w={110}
          hideControls
          decimalSeparator=","
          allowNegative={false}
          label={t`Эквивалент`}
          {...field('points')}
        />
        <NativeSelect
          w={90}
          label={t`Отметка`}
          data={grades}
          {...grade}
          value={String(value)}
          onChange={(event) => form.setFieldValue(`letters.${index}.grade`, Number(event.currentTarget.value) as Grade)}
        />
        <ActionIcon
          size={36}
          variant="default"
          aria-label={t`Убрать ступень ${number}`}
          onClick={() => form.removeListItem('letters', index)}
        >
          <IconTrash size={16} aria-hidden />
        </ActionIcon>
      </Group>
    </Fieldset>
  )
}
