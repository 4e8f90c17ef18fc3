import { Trans, useLingui } from '@lingui/react/macro'
import * as z from 'zod/mini'
import { useState } from 'react'
import { maxPlanBytes, uploadPlan } from '#areas/media/contract/media.ts'
import { objectionsOf, request, sentenceOf } from '#platform/web/api/index.ts'
import { dialog } from '#platform/web/dialog/dialog.ts'
import { FormDialog, FormFoot, numberOrNull, RecordButtons, useEndpointForm } from '#platform/web/form/index.ts'
import { FileInput, Text, TextInput } from '#platform/web/ui/index.ts'
import { changePlan, createPlan, removePlan, type Plan } from '../../contract/plans.ts'
import { FloorField } from '../floor-field.tsx'
import { useBuildingActions } from '../use-building-actions.ts'

interface Props {
  buildingId: number
  /** Null: a new one. */
  plan: Plan | null
  onClose: () => void
  onDone?: (plan: Plan) => void
}
const Values = z.looseObject({ title: createPlan.body.shape.title })

/** A plan's title, floor and picture; another picture keeps the rooms where they are. */
export function PlanDialog({ buildingId, plan, onClose, onDone }: Props) {
  const { t } = useLingui()
  const { act, refresh } = useBuildingActions()
  const [file, setFile] = useState<{ id: number | null; isSending: boolean; error: string | null }>({
    id: null,
    isSending: false,
    error: null,
  })
  const take = async (picture: File | null) => {
    if (picture === null) return setFile({ id: null, isSending: false, error: null })
    if (picture.size > maxPlanBytes)
      return setFile({ id: null, isSending: false, error: t`Слишком большая картинка: не больше 10 МБ` })
    setFile({ id: null, isSending: true, error: null })
    try {
      const stored = await request(uploadPlan, { body: { file: picture, name: picture.name.slice(-200) || 'plan' } })
      setFile({ id: stored.id, isSending: false, error: null })
    } catch (error) {
      const message = objectionsOf(error)[0]?.msg ?? sentenceOf(error) ?? t`Не удалось загрузить картинку`
      setFile({ id: null, isSending: false, error: message })
    }
  }
  const initialValues = { title: plan?.title ?? '', floor: (plan?.floor ?? '') as number | string }
  const bodyOf = ({ title, floor }: typeof initialValues) => ({ title, floor: numberOrNull(floor) })
  const entry = useEndpointForm<typeof createPlan | typeof changePlan, typeof initialValues>(
    plan ? changePlan : createPlan,
    {
      initialValues,
      schema: Values,
      input: (values) =>
        plan
          ? {
              params: { id: String(plan.id) },
              body: { ...bodyOf(values), version: plan.version, ...(file.id === null ? {} : { file_id: file.id }) },
            }
          : { params: { id: String(buildingId) }, body: { ...bodyOf(values), file_id: file.id ?? 0 } },
      onDone: async (saved) => {
        onDone?.(saved)
        onClose()
        await refresh()
      },
      onFailed: () => void refresh(),
    },
  )
  const remove = async (one: Plan) => {
    const { title, places } = one
    const isMeant = await dialog.confirm({
      message: t`Удалить план «${title}»?`,
      description: t`Картинка и места ${places.length} кабинетов на ней пропадут; сами кабинеты останутся.`,
      ok: t`Удалить`,
      isDangerous: true,
    })
    if (isMeant && (await act(removePlan, { params: { id: String(one.id) } })) !== null) onClose()
  }
  return (
    <FormDialog of={entry} onClose={onClose} title={plan ? t`План` : t`Новый план`}>
      <TextInput label={t`Название`} placeholder={t`2 этаж`} maxLength={120} data-autofocus {...entry.field('title')} />
      <FloorField label={t`Этаж`} description={t`Для двора и стадиона оставьте пустым`} {...entry.field('floor')} />
      <FileInput
        label={plan ? t`Другая картинка` : t`Картинка`}
        description={t`JPEG, PNG или WebP до 10 МБ`}
        placeholder={t`Выбрать файл`}
        accept="image/jpeg,image/png,image/webp"
        clearable
        clearButtonProps={{ 'aria-label': t`Убрать файл` }}
        error={file.error}
        onChange={(picture) => void take(picture)}
      />
      {plan ? (
        <Text size="xs" c="dimmed">
          <Trans>Кабинеты останутся на своих местах плана</Trans>
        </Text>
      ) : null}
      <FormFoot
        isSending={entry.isSending || file.isSending}
        isDisabled={(plan === null && file.id === null) || file.error !== null}
      >
        {plan ? <RecordButtons onRemove={() => void remove(plan)} /> : null}
      </FormFoot>
    </FormDialog>
  )
}
