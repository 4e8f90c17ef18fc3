import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { listOptions } from '#areas/dictionaries/contract/records.ts'
import { query } from '#platform/web/api/index.ts'
import { DateField } from '#platform/web/date/index.ts'
import { FormDialog, FormFoot } from '#platform/web/form/index.ts'
import { schoolDay } from '#platform/web/format/moment.ts'
import { NumberInput, Select, TextInput } from '#platform/web/ui/index.ts'
import { useStructurePage } from './structure-page-state.ts'
import { useUnitEntry, type UnitEntry, type UnitDialogProps } from './use-unit-entry.ts'

/** Who heads the unit, and since when. */
function HeadFields({ unit, entry }: Pick<UnitDialogProps, 'unit'> & { entry: UnitEntry }) {
  const { t } = useLingui()
  const { structure } = useStructurePage()
  const head = unit?.head ?? null
  const staff = new Map(structure.posts.map(({ person_id, full_name }) => [String(person_id), full_name]))
  if (head) staff.set(String(head.id), head.full_name)
  const chosen = entry.form.values.head_id
  return (
    <>
      <Select
        label={t`Руководитель`}
        searchable
        clearable
        limit={50}
        nothingFoundMessage={t`Такого сотрудника нет`}
        clearButtonProps={{ 'aria-label': t`Очистить` }}
        data={[...staff].map(([value, label]) => ({ value, label }))}
        {...entry.field('head_id')}
        onChange={(value) => {
          const isFormer = head !== null && value === String(head.id)
          entry.form.setValues({ head_id: value, head_from: isFormer ? (head.from ?? '') : schoolDay() })
        }}
      />
      {chosen === null ? null : (
        <DateField
          label={t`Руководит с`}
          description={t`Структура на прошлую дату покажет, кто руководил тогда`}
          max={schoolDay()}
          {...entry.field('head_from')}
        />
      )}
    </>
  )
}

/** A unit's fields: what it is called, of what kind it is, who heads it and since when, how many rates it has by the plan. */
export function UnitDialog(props: UnitDialogProps) {
  const { unit, parent, onClose } = props
  const { t } = useLingui()
  const kinds = useQuery(query(listOptions, { params: { code: 'division' } }))
  const entry = useUnitEntry(props)
  const title = unit
    ? t`Подразделение`
    : parent
      ? t`Новое подразделение внутри «${parent.title}»`
      : t`Новое подразделение`
  return (
    <FormDialog of={entry} onClose={onClose} title={title}>
      <TextInput label={t`Название`} maxLength={150} data-autofocus {...entry.field('title')} />
      <TextInput label={t`Короткое название`} maxLength={40} {...entry.field('short_title')} />
      <Select
        label={t`Вид`}
        clearable
        clearButtonProps={{ 'aria-label': t`Очистить` }}
        data={(kinds.data?.items ?? []).map((one) => ({ value: String(one.id), label: one.title }))}
        {...entry.field('kind_id')}
      />
      <HeadFields unit={unit} entry={entry} />
      <NumberInput
        label={t`Ставок по штату`}
        description={t`Без вложенных подразделений; по ним видно вакансии`}
        min={0}
        max={999}
        step={0.5}
        decimalScale={2}
        decimalSeparator=","
        {...entry.field('planned_rate')}
      />
      {unit ? null : (
        <DateField
          label={t`Существует с`}
          description={t`Пусто — было всегда`}
          max={schoolDay()}
          {...entry.field('from')}
        />
      )}
      <FormFoot
        action={unit ? <Trans>Сохранить</Trans> : <Trans>Добавить</Trans>}
        isSending={entry.isSending}
        onCancel={onClose}
      />
    </FormDialog>
  )
}
