import { Trans, useLingui } from '@lingui/react/macro'
import * as z from 'zod/mini'
import { FormDialog, FormFoot, numberOrNull, textOrNull, useEndpointForm } from '#platform/web/form/index.ts'
import { NumberInput, Select, TextInput } from '#platform/web/ui/index.ts'
import { changeGroup, type GroupCard } from '../../contract/group.ts'
import { useGroupingActions } from '../use-grouping-actions.ts'
import { useLevels } from '../use-levels.ts'

const Values = z.looseObject({})
const asText = (id: number | null | undefined) => (id === null || id === undefined ? null : String(id))

/** What a group is called, its level, whose rules it follows, its own hours, why it stands against the norm. */
export function ChangeGroupDialog({ group, onClose }: { group: GroupCard; onClose: () => void }) {
  const { t } = useLingui()
  const { settle, refresh } = useGroupingActions()
  const levels = useLevels()
  const entry = useEndpointForm(changeGroup, {
    initialValues: {
      title: group.title,
      level_id: asText(group.level_id),
      follows_class_id: asText(group.follows_class?.id),
      hours: (group.own_hours ?? '') as number | string,
      norm_reason: group.norm_reason ?? '',
    },
    schema: Values,
    input: ({ title, level_id, follows_class_id, hours, norm_reason }) => ({
      params: { id: String(group.id) },
      body: {
        version: group.version,
        title,
        level_id: numberOrNull(level_id),
        follows_class_id: numberOrNull(follows_class_id),
        hours: numberOrNull(hours),
        norm_reason: textOrNull(norm_reason),
      },
    }),
    onDone: async ({ batch }) => {
      onClose()
      await settle(t`Группа изменена`, batch)
    },
    onFailed: () => void refresh(),
  })
  return (
    <FormDialog of={entry} onClose={onClose} title={t`Группа: ${group.course.title}`}>
      <TextInput label={t`Название`} maxLength={60} data-autofocus {...entry.field('title')} />
      <Select
        label={t`Уровень`}
        clearable
        clearButtonProps={{ 'aria-label': t`Без уровня` }}
        data={levels}
        {...entry.field('level_id')}
      />
      {group.classes.length > 1 ? (
        <Select
          label={t`По правилам класса`}
          description={t`Чьи оценивание, звонки и табель у этой группы. Уроки, что уже стоят в расписании, получат звонки при следующей публикации`}
          clearable
          clearButtonProps={{ 'aria-label': t`Как в младшем из классов` }}
          data={group.classes.map(({ id, title }) => ({ value: String(id), label: title }))}
          {...entry.field('follows_class_id')}
        />
      ) : null}
      {group.kind === 'individual' ? (
        <NumberInput
          label={t`Часов в неделю`}
          min={0.5}
          max={40}
          step={0.5}
          decimalScale={1}
          decimalSeparator=","
          {...entry.field('hours')}
        />
      ) : null}
      <TextInput
        label={t`Почему деление не по норме`}
        description={t`Пусто — деление по норме`}
        maxLength={300}
        {...entry.field('norm_reason')}
      />
      <FormFoot action={<Trans>Сохранить</Trans>} isSending={entry.isSending} onCancel={onClose} />
    </FormDialog>
  )
}
