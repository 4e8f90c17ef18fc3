import { Plural, Trans, useLingui } from '@lingui/react/macro'
import * as z from 'zod/mini'
import { DateField } from '#platform/web/date/index.ts'
import { FormDialog, FormFoot, numberOrNull, textOrNull, useEndpointForm } from '#platform/web/form/index.ts'
import { notify } from '#platform/web/notifications/notify.ts'
import { Group, NumberInput, Text, TextInput } from '#platform/web/ui/index.ts'
import { classLanguages, maxParallel } from '../../contract/class-shapes.ts'
import { classFields, type ClassOfYear } from '../../contract/class-shapes.ts'
import { createClasses, removeClass } from '../../contract/classes.ts'
import { classTitle, freeLetters, isSameLetter, lettersOf } from '../../rules/class-letters.ts'
import { ClassFields } from './class-fields.tsx'
import { useSetUp } from './set-up-state.ts'
import { useClassActions } from './use-class-actions.ts'

const Values = z.looseObject({ profile: classFields.profile })

/** One class or several of a parallel, by their letters. */
export function NewClassesDialog({ parallel, onClose }: { parallel: number | null; onClose: () => void }) {
  const { t } = useLingui()
  const { year } = useSetUp()
  const { act, refresh } = useClassActions()
  const takenOf = (number: number) => year.classes.filter((one) => one.parallel === number).map(({ letter }) => letter)
  const first = parallel ?? 1
  const entry = useEndpointForm(createClasses, {
    initialValues: {
      parallel: first as number | string,
      letters: parallel === null ? '' : (freeLetters(takenOf(first), 1)[0] ?? ''),
      language: 'ru',
      shift: '1',
      profile: '',
      home_room_id: null as string | null,
      capacity: '' as number | string,
      opened_on: '',
    },
    schema: Values,
    rules: {
      letters: (typed, values) => lettersOf(typed, Number(values.parallel)).length > 0 || t`Напишите литеры: А, Б, В`,
      parallel: (number) => numberOrNull(number) !== null || t`Укажите параллель`,
    },
    input: (values) => ({
      body: {
        year_id: year.year?.id ?? 0,
        parallel: Number(values.parallel),
        items: lettersOf(values.letters, Number(values.parallel)).map((letter) => ({
          letter,
          language: classLanguages.find((known) => known === values.language) ?? 'ru',
          shift: Number(values.shift),
          profile: values.profile,
          home_room_id: numberOrNull(values.home_room_id),
          capacity: numberOrNull(values.capacity),
        })),
        opened_on: textOrNull(values.opened_on),
      },
    }),
    onDone: async ({ items }) => {
      onClose()
      await refresh()
      const back = async () => {
        for (const { id } of items) await act(removeClass, { params: { id: String(id) } })
      }
      notify.undoable(t`Добавлено: ${titlesOf(items)}`, { label: t`Отменить`, act: () => void back() })
    },
    onFailed: () => void refresh(),
  })
  const { letters: typed, parallel: number } = entry.form.values
  const letters = lettersOf(typed, Number(number))
  const taken = letters.filter((letter) => takenOf(Number(number)).some((one) => isSameLetter(one, letter)))
  return (
    <FormDialog of={entry} onClose={onClose} title={t`Новые классы`}>
      <Group grow align="flex-start" preventGrowOverflow={false}>
        <NumberInput label={t`Параллель`} min={0} max={maxParallel} allowDecimal={false} {...entry.field('parallel')} />
        <TextInput
          label={t`Литеры`}
          description={t`Через запятую: А, Б, В`}
          maxLength={200}
          data-autofocus
          {...entry.field('letters')}
        />
      </Group>
      <Text component="output" size="sm" c={taken.length > 0 ? 'red' : 'dimmed'}>
        {taken.length > 0 ? (
          t`Уже есть: ${taken.map((letter) => classTitle(Number(number), letter)).join(', ')}`
        ) : (
          <>
            {letters.map((letter) => classTitle(Number(number), letter)).join(', ')}{' '}
            {letters.length > 1 ? (
              <Plural value={letters.length} one="— # класс" few="— # класса" other="— # классов" />
            ) : null}
          </>
        )}
      </Text>
      <ClassFields field={entry.field} room={null} />
      <DateField
        label={t`Открыты с`}
        description={t`Пусто — с первого дня учебного года`}
        min={year.year?.from}
        max={year.year?.to}
        {...entry.field('opened_on')}
      />
      <FormFoot
        action={<Trans>Добавить</Trans>}
        isSending={entry.isSending}
        isDisabled={taken.length > 0}
        onCancel={onClose}
      />
    </FormDialog>
  )
}

const titlesOf = (items: readonly ClassOfYear[]): string => items.map(({ title }) => title).join(', ')
