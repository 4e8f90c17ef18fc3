import { Trans, useLingui } from '@lingui/react/macro'
import * as z from 'zod/mini'
import { schoolDay } from '#platform/web/format/moment.ts'
import { DateField } from '#platform/web/date/index.ts'
import { FormDialog, FormFoot, textOrNull, useEndpointForm } from '#platform/web/form/index.ts'
import { notify } from '#platform/web/notifications/notify.ts'
import { Text } from '#platform/web/ui/index.ts'
import { useActions } from '#platform/web/use-actions.ts'
import { readPersonCard, listPeople } from '#areas/people/contract/people.ts'
import type { Output } from '#platform/contract/endpoint.ts'
import { changeClass } from '../../contract/class-of-student.ts'
import { listClasses, readClass } from '../../contract/classes.ts'
import { ClassSelect } from './class-select.tsx'

export interface ClassDialogProps {
  studentId: number
  /** The title of the class that the student leaves. */
  former: string | null
  onDone: () => unknown
  onClose: () => void
}
const Values = z.looseObject({})

/** A class is given to a student, or another one, from a day on. */
export function ClassDialog({ studentId, former, onDone, onClose }: ClassDialogProps) {
  const { t } = useLingui()
  const { refresh } = useActions([readPersonCard, listPeople, listClasses, readClass])
  const changeWords = useChangeWords()
  const entry = useEndpointForm(changeClass, {
    initialValues: { class_id: null as number | null, from: schoolDay() },
    schema: Values,
    rules: { class_id: (id) => id !== null || t`Выберите класс` },
    input: ({ class_id, from }) => ({
      params: { id: String(studentId) },
      body: { class_id: class_id ?? 0, from: textOrNull(from) },
    }),
    onDone: async (changed) => {
      await refresh()
      await onDone()
      onClose()
      notify.success(changeWords(changed))
    },
  })
  return (
    <FormDialog of={entry} onClose={onClose} title={former === null ? t`Назначить класс` : t`Перевести в другой класс`}>
      <ClassSelect
        value={entry.form.values.class_id}
        error={entry.form.errors['class_id']}
        onChange={(id) => {
          entry.form.setFieldValue('class_id', id)
          entry.form.clearFieldError('class_id')
        }}
      />
      <DateField label={t`С`} {...entry.field('from')} />
      <Text size="sm" c="dimmed">
        {former === null ? (
          <Trans>Группы, в которых учится весь класс, начнутся с этого дня; подгруппы выбирают отдельно.</Trans>
        ) : (
          <Trans>
            {former} и группы этого класса закончатся накануне, отметки останутся в них. Группы, в которых учится весь
            новый класс, начнутся с этого дня; подгруппы выбирают отдельно.
          </Trans>
        )}
      </Text>
      <FormFoot
        action={former === null ? <Trans>Назначить</Trans> : <Trans>Перевести</Trans>}
        isSending={entry.isSending}
        onCancel={onClose}
      />
    </FormDialog>
  )
}

function useChangeWords() {
  const { t } = useLingui()
  return (changed: Output<typeof changeClass>): string => {
    const { title } = changed.class
    const courses = changed.to_choose.join(', ')
    return courses === '' ? t`Теперь в ${title}` : t`Теперь в ${title}. Выберите подгруппы: ${courses}`
  }
}
