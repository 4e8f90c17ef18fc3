import { Trans, useLingui } from '@lingui/react/macro'
import * as z from 'zod/mini'
import { categoryLevels, categoryTitles } from '#areas/organisation/rules/categories.ts'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { queryDate } from '#platform/contract/wire.ts'
import { DateField } from '#platform/web/date/index.ts'
import { FormDialog, FormFoot, textOrNull, useEndpointForm } from '#platform/web/form/index.ts'
import { Group, Select, Text, Textarea, TextInput } from '#platform/web/ui/index.ts'
import { changeCategory, createCategory } from '../../contract/categories.ts'
import type { Category, CategoryValues } from '../../contract/entries.ts'
import { formerCategory, lastDayBefore } from '../../rules/former-category.ts'
import { useActions } from '../use-actions.ts'
import { useTellChanged } from './use-tell-changed.ts'

interface Props {
  personId: number
  today: string
  /** All of the person. */
  categories: readonly Category[]
  /** Null: a new one. */
  category: Category | null
  onClose: () => void
}
interface Values {
  level: string | null
  from: string
  to: string
  order_number: string
  order_date: string
  note: string
}
const valuesOf = (of: Category | null, today: string): Values => ({
  level: of?.level ?? null,
  from: of ? (of.from ?? '') : today,
  to: of?.to ?? '',
  order_number: of?.order_number ?? '',
  order_date: of?.order_date ?? '',
  note: of?.note ?? '',
})
const bodyOf = (values: Values): CategoryValues => ({
  level: values.level as Category['level'],
  from: textOrNull(values.from),
  to: textOrNull(values.to),
  order_number: textOrNull(values.order_number),
  order_date: textOrNull(values.order_date),
  note: textOrNull(values.note),
})

/** What becomes of the category before, said before it is saved. */
function FormerEnds({ categories, from }: { categories: readonly Category[]; from: string }) {
  const former = queryDate.safeParse(from).success ? formerCategory(categories, from) : null
  if (former === null) return null
  const day = displayDate(lastDayBefore(from))
  return (
    <Text component="output" display="block" size="sm">
      <Trans>
        Прежняя категория «{former.title}» закончится {day}.
      </Trans>
    </Text>
  )
}

export function CategoryDialog({ personId, today, categories, category, onClose }: Props) {
  const { t } = useLingui()
  const { refresh } = useActions()
  const tellChanged = useTellChanged(changeCategory)
  const entry = useEndpointForm<typeof createCategory | typeof changeCategory, Values>(
    category === null ? createCategory : changeCategory,
    {
      initialValues: valuesOf(category, today),
      schema: z.looseObject({}),
      rules: {
        level: (level) => level !== null || t`Выберите категорию`,
        from: (from) => from !== '' || category?.from === null || t`Укажите день`,
        to: (to, { from }) => to === '' || from === '' || to >= from || t`Последний день раньше первого`,
      },
      input: (values) =>
        category === null
          ? { params: { id: String(personId) }, body: bodyOf(values) }
          : { params: { id: String(category.id) }, body: { ...bodyOf(values), version: category.version } },
      onDone: async (done) => {
        onClose()
        tellChanged(category && { id: done.id, body: { ...bodyOf(valuesOf(category, today)), version: done.version } })
        await refresh()
      },
      onFailed: () => void refresh(),
    },
  )
  const { form, field } = entry
  const own = category?.level === 'other' ? [{ value: 'other', label: category.title }] : []
  return (
    <FormDialog title={category?.title ?? t`Категория`} of={entry} onClose={onClose}>
      <Select
        label={t`Категория`}
        withAsterisk
        allowDeselect={false}
        data-autofocus
        data={[...categoryLevels.map((value) => ({ value: value as string, label: categoryTitles[value] })), ...own]}
        {...field('level')}
      />
      <Group grow align="flex-start" gap="sm">
        <DateField label={t`Действует с`} {...field('from')} />
        <DateField label={t`По, включительно`} {...field('to')} />
      </Group>
      {category === null ? <FormerEnds categories={categories} from={form.values.from} /> : null}
      <Group grow align="flex-start" gap="sm">
        <TextInput label={t`Номер приказа`} maxLength={60} {...field('order_number')} />
        <DateField label={t`Дата приказа`} {...field('order_date')} />
      </Group>
      <Textarea label={t`Примечание`} autosize minRows={2} maxLength={500} {...field('note')} />
      <FormFoot isSending={entry.isSending} onCancel={onClose} />
    </FormDialog>
  )
}
