import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { listOptions } from '#areas/dictionaries/contract/records.ts'
import { query } from '#platform/web/api/index.ts'
import { FormDialog, FormFoot, numberOrNull, useEndpointForm } from '#platform/web/form/index.ts'
import { NumberInput, Select, TextInput } from '#platform/web/ui/index.ts'
import { changeUnit, createUnit, type Unit } from '../../contract/units.ts'
import { useActions } from '../use-actions.ts'
import { useStructurePage } from './structure-page-state.ts'

interface Props {
  /** Null: a new one. */
  unit: Unit | null
  /** What a new one stands in; null: on top. */
  parent: Unit | null
  onClose: () => void
}

const Values = z.looseObject({ title: createUnit.body.shape.title })

/** A unit's fields: what it is called, of what kind it is, who heads it, how many rates it has by the plan. */
export function UnitForm({ unit, parent, onClose }: Props) {
  const { t } = useLingui()
  const { structure } = useStructurePage()
  const { refresh } = useActions()
  const kinds = useQuery(query(listOptions, { params: { code: 'division' } }))
  const head = unit?.head ?? null
  const staff = new Map(structure.posts.map(({ person_id, full_name }) => [String(person_id), full_name]))
  if (head) staff.set(String(head.id), head.full_name)
  const entry = useEndpointForm(unit ? changeUnit : createUnit, {
    initialValues: {
      title: unit?.title ?? '',
      short_title: unit?.short_title ?? '',
      kind_id: unit?.kind ? String(unit.kind.id) : null,
      head_id: head ? String(head.id) : null,
      planned_rate: unit?.planned_rate ?? ('' as number | string),
    },
    schema: Values,
    input: ({ title, short_title, kind_id, head_id, planned_rate }) => {
      const body = {
        title,
        short_title: short_title.trim() === '' ? null : short_title,
        kind_id: numberOrNull(kind_id),
        head_id: numberOrNull(head_id),
        planned_rate: numberOrNull(planned_rate),
      }
      return unit
        ? { params: { id: String(unit.id) }, body: { version: unit.version, ...body } }
        : { body: { parent_id: parent?.id ?? null, ...body } }
    },
    onDone: async () => {
      onClose()
      await refresh()
    },
    onFailed: () => void refresh(),
  })
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
      <Select
        label={t`Руководитель`}
        searchable
        clearable
        limit={50}
        nothingFoundMessage={t`Такого сотрудника нет`}
        clearButtonProps={{ 'aria-label': t`Очистить` }}
        data={[...staff].map(([value, label]) => ({ value, label }))}
        {...entry.field('head_id')}
      />
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
      <FormFoot
        action={unit ? <Trans>Сохранить</Trans> : <Trans>Добавить</Trans>}
        isSending={entry.isSending}
        onCancel={onClose}
      />
    </FormDialog>
  )
}
