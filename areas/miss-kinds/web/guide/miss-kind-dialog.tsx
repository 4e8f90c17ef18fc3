import { Trans, useLingui } from '@lingui/react/macro'
import * as z from 'zod/mini'
import { FormDialog, FormFoot, useEndpointForm } from '#platform/web/form/index.ts'
import { Checkbox, Select, TextInput } from '#platform/web/ui/index.ts'
import { changeMissKind, createMissKind, missKindTitle, type KeptMissKind } from '../../contract/miss-kinds.ts'
import { missCategories, missCategoryTitles, type MissCategory } from '../../rules/miss-kinds.ts'

interface Props {
  /** Null: a new one. */
  kind: KeptMissKind | null
  onClose: () => void
  onDone: () => Promise<void>
}
const Values = z.looseObject({ title: missKindTitle })

/** A kind is added whole; afterwards its name alone changes, for what stands in journals keeps its meaning. */
export function MissKindDialog({ kind, onClose, onDone }: Props) {
  const { t } = useLingui()
  const entry = useEndpointForm(kind ? changeMissKind : createMissKind, {
    initialValues: {
      letter: '',
      title: kind?.title ?? '',
      category: 'excused' as MissCategory,
      counts_as_missed: true,
      excludes_marks: true,
      takes_minutes: false,
    },
    schema: Values,
    input: ({ title, letter, ...meaning }) =>
      kind
        ? { params: { id: String(kind.id) }, body: { version: kind.version, title } }
        : { body: { title, letter: letter.trim().toUpperCase(), ...meaning } },
    onDone: async () => {
      onClose()
      await onDone()
    },
    onFailed: () => void onDone(),
  })
  const tick = (name: 'counts_as_missed' | 'excludes_marks' | 'takes_minutes', label: string) => (
    <Checkbox label={label} {...entry.form.getInputProps(name, { type: 'checkbox' })} />
  )
  return (
    <FormDialog
      of={entry}
      onClose={onClose}
      title={kind === null ? t`Новый вид пропуска` : t`Вид пропуска «${kind.letter}»`}
    >
      {kind === null ? (
        <TextInput
          label={t`Буква`}
          description={t`От одной до трёх букв: их набирают и видят в клетке журнала`}
          maxLength={3}
          data-autofocus
          {...entry.field('letter')}
        />
      ) : null}
      <TextInput label={t`Название`} maxLength={100} data-autofocus={kind !== null} {...entry.field('title')} />
      {kind === null ? (
        <>
          <Select
            label={t`В табеле считается`}
            allowDeselect={false}
            data={missCategories.map((value) => ({ value, label: missCategoryTitles[value] }))}
            {...entry.field('category')}
          />
          {tick('counts_as_missed', t`Урок считается пропущенным`)}
          {tick('excludes_marks', t`Отметку за урок не ставят`)}
          {tick('takes_minutes', t`Указывают минуты опоздания`)}
        </>
      ) : null}
      <FormFoot
        action={kind === null ? <Trans>Добавить</Trans> : <Trans>Сохранить</Trans>}
        isSending={entry.isSending}
        onCancel={onClose}
      />
    </FormDialog>
  )
}
