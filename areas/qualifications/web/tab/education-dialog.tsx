import { useLingui } from '@lingui/react/macro'
import * as z from 'zod/mini'
import { DocumentField } from '#areas/media/web/index.ts'
import { DateField } from '#platform/web/date/index.ts'
import { FormDialog, FormFoot, textOrNull, useEndpointForm } from '#platform/web/form/index.ts'
import { Group, NumberInput, Select, Textarea, TextInput } from '#platform/web/ui/index.ts'
import { changeEducation, createEducation } from '../../contract/educations.ts'
import type { DiplomaFile, Education, EducationValues } from '../../contract/entries.ts'
import { diplomas } from '../../contract/purpose.ts'
import { educationLevels, educationTitles, type EducationLevel } from '../../rules/education.ts'
import { useActions } from '../use-actions.ts'
import { useTellChanged } from './use-tell-changed.ts'

interface Props {
  personId: number
  /** Null: a new one. */
  education: Education | null
  onClose: () => void
}
interface Values {
  level: string | null
  institution: string
  speciality: string
  year: number | string
  diploma_number: string
  diploma_date: string
  note: string
  file: DiplomaFile | null
}
const valuesOf = (education: Education | null): Values => ({
  level: education?.level ?? null,
  institution: education?.institution ?? '',
  speciality: education?.speciality ?? '',
  year: education?.year ?? '',
  diploma_number: education?.diploma_number ?? '',
  diploma_date: education?.diploma_date ?? '',
  note: education?.note ?? '',
  file: education?.file ?? null,
})
const bodyOf = (values: Values): EducationValues => ({
  level: values.level as EducationLevel,
  institution: values.institution,
  speciality: textOrNull(values.speciality),
  year: Number(values.year),
  diploma_number: textOrNull(values.diploma_number),
  diploma_date: textOrNull(values.diploma_date),
  note: textOrNull(values.note),
  file_id: values.file?.id ?? null,
})

export function EducationDialog({ personId, education, onClose }: Props) {
  const { t } = useLingui()
  const { refresh } = useActions()
  const tellChanged = useTellChanged(changeEducation)
  const entry = useEndpointForm<typeof createEducation | typeof changeEducation, Values>(
    education === null ? createEducation : changeEducation,
    {
      initialValues: valuesOf(education),
      schema: z.looseObject({}),
      rules: {
        level: (level) => level !== null || t`Выберите уровень`,
        institution: (title) => String(title).trim() !== '' || t`Обязательное поле`,
        year: (year) => /^\d{4}$/.test(String(year)) || t`Год четырьмя цифрами`,
      },
      input: (values) =>
        education === null
          ? { params: { id: String(personId) }, body: bodyOf(values) }
          : { params: { id: String(education.id) }, body: { ...bodyOf(values), version: education.version } },
      onDone: async (done) => {
        onClose()
        // the file that was replaced is gone: with another one there is no way back
        const isSameFile = education?.file?.id === done.file?.id
        tellChanged(
          education === null || !isSameFile
            ? null
            : { id: done.id, body: { ...bodyOf(valuesOf(education)), version: done.version } },
        )
        await refresh()
      },
      onFailed: () => void refresh(),
    },
  )
  const { form, field } = entry
  return (
    <FormDialog size="lg" title={education?.institution ?? t`Образование`} of={entry} onClose={onClose}>
      <Select
        label={t`Уровень`}
        withAsterisk
        allowDeselect={false}
        data-autofocus
        data={educationLevels.map((value) => ({ value, label: educationTitles[value] }))}
        {...field('level')}
      />
      <TextInput label={t`Учебное заведение`} withAsterisk maxLength={200} {...field('institution')} />
      <TextInput label={t`Специальность`} maxLength={200} {...field('speciality')} />
      <Group grow align="flex-start" gap="sm">
        <NumberInput label={t`Год окончания`} withAsterisk min={1930} max={2200} hideControls {...field('year')} />
        <TextInput label={t`Номер диплома`} maxLength={60} {...field('diploma_number')} />
        <DateField label={t`Дата диплома`} {...field('diploma_date')} />
      </Group>
      <DocumentField
        purpose={diplomas}
        label={t`Копия диплома`}
        value={form.values.file}
        error={form.errors['file_id']}
        onChange={(file) => form.setFieldValue('file', file)}
      />
      <Textarea label={t`Примечание`} autosize minRows={2} maxLength={500} {...field('note')} />
      <FormFoot isSending={entry.isSending} onCancel={onClose} />
    </FormDialog>
  )
}
