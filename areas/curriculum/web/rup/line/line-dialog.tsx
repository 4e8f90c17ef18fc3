import { useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { gradingModeTitles } from '#platform/contract/enumerations.ts'
import { offeredModes } from '#platform/contract/offered-modes.ts'
import { request } from '#platform/web/api/index.ts'
import { FormDialog, FormFoot, numberOrNull, useEndpointForm } from '#platform/web/form/index.ts'
import { notify } from '#platform/web/notifications/notify.ts'
import { Group, NumberInput, Select } from '#platform/web/ui/index.ts'
import { useActions } from '#platform/web/use-actions.ts'
import { changeRupLine, previewRupLine } from '../../../contract/rup-lines.ts'
import { readRup, type RupLine } from '../../../contract/rup.ts'
import { components, componentTitles } from '../../../rules/components.ts'
import { maxWeekHours } from '../../../rules/plan-hours.ts'
import { askEffects } from '#platform/web/dialog/ask-effects.ts'

interface Props {
  line: RupLine
  title: string
  onClose: () => void
}

/** What a line of the plan says; what a change moves in the later links is shown before it is saved. */
export function LineDialog({ line, title, onClose }: Props) {
  const { t } = useLingui()
  const { act, refresh } = useActions([readRup])
  const follow = useRef<string[]>([])
  const params = { id: String(line.id) }
  const bodyOf = (values: Values) => ({
    ...values,
    hours_year: numberOrNull(values.hours_year),
    version: line.version,
  })
  const initialValues = {
    component: line.component,
    hours: line.hours,
    hours_year: (line.hours_year ?? '') as number | '',
    subgroups: line.subgroups,
    grading_mode: line.grading_mode,
  }
  type Values = typeof initialValues
  const entry = useEndpointForm(changeRupLine, {
    initialValues,
    schema: changeRupLine.body,
    input: (values) => ({ params, body: { ...bodyOf(values), follow: follow.current } }),
    confirm: async (values) => {
      const preview = await request(previewRupLine, { params, body: bodyOf(values) })
      const chosen = await askEffects(preview, t`Изменить строку плана?`)
      follow.current = chosen ?? []
      return chosen !== null
    },
    onDone: async (after) => {
      onClose()
      await refresh()
      notify.undoable(t`${title}: сохранено`, {
        label: t`Отменить`,
        act: () =>
          void act(changeRupLine, {
            params,
            body: { ...initialValues, hours_year: line.hours_year, version: after.version },
          }),
      })
    },
    onFailed: () => void refresh(),
  })
  return (
    <FormDialog of={entry} onClose={onClose} title={title}>
      <Group grow align="start">
        <NumberInput
          label={t`Часов в неделю`}
          min={0}
          max={maxWeekHours}
          step={0.5}
          decimalSeparator=","
          data-autofocus
          {...entry.field('hours')}
        />
        <NumberInput
          label={t`Часов в год`}
          description={t`Пусто — по учебным неделям`}
          min={0}
          max={9999}
          decimalSeparator=","
          {...entry.field('hours_year')}
        />
      </Group>
      <Select
        label={t`Часть плана`}
        allowDeselect={false}
        data={components.map((value) => ({ value, label: componentTitles[value] }))}
        {...entry.field('component')}
      />
      <Select
        label={t`Оценивание`}
        allowDeselect={false}
        data={[...new Set([...offeredModes(), line.grading_mode])].map((value) => ({
          value,
          label: gradingModeTitles[value],
        }))}
        {...entry.field('grading_mode')}
      />
      <NumberInput
        label={t`Подгрупп`}
        description={t`На сколько групп класс делится на этом предмете; 1 — не делится`}
        min={1}
        max={4}
        {...entry.field('subgroups')}
      />
      <FormFoot isSending={entry.isSending} onCancel={onClose} />
    </FormDialog>
  )
}
