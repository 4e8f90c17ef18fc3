import { useLingui } from '@lingui/react/macro'
import * as z from 'zod/mini'
import { DateField } from '#platform/web/date/index.ts'
import { FormDialog, FormFoot, textOrNull, useEndpointForm } from '#platform/web/form/index.ts'
import { schoolDay } from '#platform/web/format/moment.ts'
import { notify } from '#platform/web/notifications/notify.ts'
import { changeCathedraHead, changeCathedraMember } from '../../contract/cathedra-people.ts'
import type { CathedraTenure } from '../../contract/cathedras.ts'
import { useCathedraActions } from './use-cathedra-actions.ts'

interface Props {
  kind: 'head' | 'member'
  tenure: CathedraTenure
  /** The last day is asked for; else both days are put right. */
  isEnding: boolean
  onClose: () => void
}
const Values = z.looseObject({ to: z.string() })

/** The last day of somebody in a department, or both days where they were written wrongly. */
export function DaysDialog({ kind, tenure, isEnding, onClose }: Props) {
  const { t } = useLingui()
  const { act, refresh } = useCathedraActions()
  const endpoint = kind === 'head' ? changeCathedraHead : changeCathedraMember
  const params = { id: String(tenure.id) }
  const { full_name } = tenure.person
  const today = schoolDay()
  const firstEnd = tenure.from !== null && tenure.from > today ? tenure.from : today
  const entry = useEndpointForm(endpoint, {
    initialValues: { from: tenure.from ?? '', to: tenure.to ?? (isEnding ? firstEnd : '') },
    schema: Values,
    rules: { to: [(value) => (isEnding && value === '' ? t`Укажите последний день` : true)] },
    input: ({ from, to }) => ({
      params,
      body: {
        version: tenure.version,
        ...(isEnding || from === '' ? {} : { from }),
        to: textOrNull(to),
      },
    }),
    onDone: async (done) => {
      onClose()
      const body = { version: done.version, to: tenure.to, ...(tenure.from === null ? {} : { from: tenure.from }) }
      notify.undoable(t`Записано: ${full_name}`, {
        label: t`Отменить`,
        act: () => void act(endpoint, { params, body }),
      })
      await refresh()
    },
    onFailed: () => void refresh(),
  })
  return (
    <FormDialog
      of={entry}
      onClose={onClose}
      title={isEnding ? t`Завершить: ${full_name}` : t`Исправить даты: ${full_name}`}
    >
      {isEnding ? null : <DateField label={t`С`} description={t`Пусто — дата не записана`} {...entry.field('from')} />}
      <DateField
        label={isEnding ? t`Последний день` : t`По`}
        {...(isEnding ? {} : { description: t`Пусто — без конца` })}
        {...(tenure.from === null ? {} : { min: tenure.from })}
        {...entry.field('to')}
      />
      <FormFoot
        {...(isEnding ? { action: t`Завершить`, focus: 'cancel' as const } : {})}
        isSending={entry.isSending}
        onCancel={onClose}
      />
    </FormDialog>
  )
}
