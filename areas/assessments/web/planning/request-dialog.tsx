import { useLingui } from '@lingui/react/macro'
import * as z from 'zod/mini'
import { text } from '#platform/contract/wire.ts'
import { FormDialog, FormFoot, useEndpointForm } from '#platform/web/form/index.ts'
import { notify } from '#platform/web/notifications/notify.ts'
import { NumberInput, SegmentedControl, Textarea, TextInput } from '#platform/web/ui/index.ts'
import { useActions } from '#platform/web/use-actions.ts'
import { askForWork, readGroupWorks, type GroupWorks, type PlannedWork } from '../../contract/planning.ts'
import { maxPoints, maxTitle, workMaximum, workTitle } from '../../contract/work-fields.ts'
import { readWorksSchedule } from '../../contract/works-schedule.ts'
import { workName } from './work-name.ts'

interface Props {
  plan: GroupWorks
  quarter: GroupWorks['quarters'][number]
  /** To be taken away; without it one is added. */
  work: PlannedWork | null
  onClose: () => void
}
const maxReason = 500
const kinds = ['sor', 'soch'] as const
const Schema = z.object({ title: workTitle, maximum: workMaximum, reason: text(maxReason) })
type Kind = (typeof kinds)[number]

/** More or fewer works than the template of the line: with a reason, decided by who plans those of the school. */
export function RequestDialog({ plan, quarter, work, onClose }: Props) {
  const { t } = useLingui()
  const { refresh } = useActions([readGroupWorks, readWorksSchedule])
  const entry = useEndpointForm(askForWork, {
    initialValues: { kind: 'sor' as Kind, title: work?.title ?? '', maximum: work?.maximum ?? 20, reason: '' },
    schema: Schema,
    input: ({ reason, ...values }) => ({
      params: { id: String(plan.group.id) },
      body: work
        ? { action: 'remove' as const, work_id: work.id, reason }
        : { action: 'add' as const, quarter_id: quarter.id, ...values, reason },
    }),
    onDone: async ({ state }) => {
      onClose()
      await refresh()
      notify.success(state === 'accepted' ? t`План работ изменён` : t`Просьба отправлена на согласование`)
    },
  })
  const title = work ? t`Убрать: ${workName(work)}, ${quarter.title}` : t`Добавить работу, ${quarter.title}`
  return (
    <FormDialog of={entry} onClose={onClose} title={title}>
      {work ? null : (
        <>
          <SegmentedControl
            aria-label={t`Вид работы`}
            data={kinds.map((value) => ({ value, label: workName({ kind: value, number: null }) }))}
            {...entry.field('kind')}
          />
          <TextInput label={t`Тема`} maxLength={maxTitle} {...entry.field('title')} />
          <NumberInput
            label={t`Максимум баллов`}
            min={1}
            max={maxPoints}
            allowDecimal={false}
            {...entry.field('maximum')}
          />
        </>
      )}
      <Textarea
        label={t`Причина`}
        autosize
        minRows={2}
        maxLength={maxReason}
        data-autofocus
        {...entry.field('reason')}
      />
      <FormFoot
        action={plan.may_decide ? (work ? t`Убрать` : t`Добавить`) : t`Отправить`}
        isSending={entry.isSending}
        onCancel={onClose}
      />
    </FormDialog>
  )
}
