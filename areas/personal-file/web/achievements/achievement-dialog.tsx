import { useLingui } from '@lingui/react/macro'
import * as z from 'zod/mini'
import { OptionSelect } from '#areas/dictionaries/web/index.ts'
import { DocumentField } from '#areas/media/web/index.ts'
import { DateField } from '#platform/web/date/index.ts'
import { FormDialog, FormFoot, textOrNull, useEndpointForm } from '#platform/web/form/index.ts'
import { notify } from '#platform/web/notifications/notify.ts'
import { Group, Textarea, TextInput } from '#platform/web/ui/index.ts'
import {
  changeAchievement,
  createAchievement,
  type Achievement,
  type AchievementValues,
} from '../../contract/achievements.ts'
import type { PaperFile } from '../../contract/entry.ts'
import { personalFileDocuments } from '../../contract/purpose.ts'
import { useRefreshPapers } from '../papers/use-refresh-papers.ts'

interface Props {
  personId: number
  /** Null: a new one. */
  achievement: Achievement | null
  onClose: () => void
}
interface Values {
  title: string
  level_id: string | null
  result: string
  achieved_on: string
  organiser: string
  note: string
  file_id: PaperFile | null
}
const valuesOf = (achievement: Achievement | null): Values => ({
  title: achievement?.title ?? '',
  level_id: achievement === null ? null : String(achievement.level.id),
  result: achievement?.result ?? '',
  achieved_on: achievement?.achieved_on ?? '',
  organiser: achievement?.organiser ?? '',
  note: achievement?.note ?? '',
  file_id: achievement?.file ?? null,
})
const bodyOf = (values: Values): AchievementValues => ({
  title: values.title,
  level_id: Number(values.level_id),
  result: textOrNull(values.result),
  achieved_on: values.achieved_on,
  organiser: textOrNull(values.organiser),
  note: textOrNull(values.note),
  file_id: values.file_id?.id ?? null,
})

export function AchievementDialog({ personId, achievement, onClose }: Props) {
  const { t } = useLingui()
  const refresh = useRefreshPapers()
  const entry = useEndpointForm<typeof createAchievement | typeof changeAchievement, Values>(
    achievement === null ? createAchievement : changeAchievement,
    {
      initialValues: valuesOf(achievement),
      schema: z.looseObject({}),
      rules: {
        title: (title) => title.trim() !== '' || t`Напишите, в чём достижение`,
        level_id: (level) => level !== null || t`Выберите уровень`,
        achieved_on: (date) => date !== '' || t`Укажите дату`,
      },
      input: (values) =>
        achievement === null
          ? { params: { id: String(personId) }, body: bodyOf(values) }
          : { params: { id: String(achievement.id) }, body: { ...bodyOf(values), version: achievement.version } },
      onDone: async () => {
        notify.success(t`Достижение сохранено`)
        onClose()
        await refresh()
      },
      onFailed: () => void refresh(),
    },
  )
  const { form, field } = entry
  return (
    <FormDialog
      size="lg"
      title={achievement === null ? t`Новое достижение` : t`Достижение`}
      of={entry}
      onClose={onClose}
    >
      <TextInput
        label={t`Название`}
        placeholder={t`Например, областная олимпиада по химии`}
        maxLength={200}
        withAsterisk
        data-autofocus
        {...field('title')}
      />
      <Group grow align="flex-start" gap="sm">
        <OptionSelect
          label={t`Уровень`}
          code="achievement_level"
          present={achievement?.level}
          withAsterisk
          allowDeselect={false}
          {...field('level_id')}
        />
        <DateField label={t`Дата`} withAsterisk {...field('achieved_on')} />
      </Group>
      <TextInput
        label={t`Место или степень`}
        placeholder={t`Например, II место`}
        maxLength={100}
        {...field('result')}
      />
      <TextInput label={t`Организатор`} maxLength={200} {...field('organiser')} />
      <DocumentField
        purpose={personalFileDocuments}
        label={t`Грамота или диплом`}
        value={form.values.file_id}
        error={form.errors['file_id']}
        onChange={(file) => form.setFieldValue('file_id', file)}
      />
      <Textarea label={t`Примечание`} autosize minRows={2} maxLength={1000} {...field('note')} />
      <FormFoot isSending={entry.isSending} onCancel={onClose} />
    </FormDialog>
  )
}
