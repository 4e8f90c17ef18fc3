import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listPlans } from '#areas/buildings/contract/plans.ts'
import { maxPlanBytes, uploadPlan } from '#areas/media/contract/media.ts'
import { objectionsOf, query, request, sentenceOf, useAllowed } from '#platform/web/api/index.ts'
import { Button, FileInput, Group, Select, Stack, Text } from '#platform/web/ui/index.ts'
import { createPoint } from '../../../../contract/settings.ts'
import type { PointPicture } from './point-values.ts'

interface Props {
  buildingId: string | null
  value: PointPicture
  onChange: (value: PointPicture) => void
  onSending: (isSending: boolean) => void
}

/** The picture of a place: a plan of its building, or one's own. */
export function PictureField({ buildingId, value, onChange, onSending }: Props) {
  const { t } = useLingui()
  const [problem, setProblem] = useState<string | null>(null)
  const mayUpload = useAllowed(createPoint)
  const plans = useQuery({
    ...query(listPlans, { params: { id: buildingId ?? '' } }),
    enabled: buildingId !== null,
  })
  const items = buildingId === null ? [] : (plans.data?.items ?? [])
  const own = value.plan_id === null && value.picture !== null
  const choose = (next: string | null) => {
    const plan = items.find(({ id }) => String(id) === next)
    if (plan) onChange({ plan_id: plan.id, file_id: null, picture: plan.picture })
    else if (next === null) onChange({ plan_id: null, file_id: null, picture: null })
  }
  const take = async (file: File | null) => {
    setProblem(null)
    if (file === null) return
    if (file.size > maxPlanBytes) return setProblem(t`Слишком большая картинка: не больше 10 МБ`)
    onSending(true)
    try {
      const stored = await request(uploadPlan, { body: { file, name: file.name.slice(-200) || 'map' } })
      onChange({ plan_id: null, file_id: stored.id, picture: URL.createObjectURL(file) })
    } catch (error) {
      setProblem(objectionsOf(error)[0]?.msg ?? sentenceOf(error) ?? t`Не удалось загрузить картинку`)
    } finally {
      onSending(false)
    }
    return undefined
  }
  const data = items.map(({ id, title }) => ({ value: String(id), label: title }))
  return (
    <Stack gap="sm">
      <Select
        label={t`Картинка: план здания`}
        placeholder={buildingId === null ? t`Сначала выберите здание` : t`Без плана`}
        clearable
        clearButtonProps={{ 'aria-label': t`Без картинки` }}
        disabled={data.length === 0}
        data={data}
        value={value.plan_id === null ? null : String(value.plan_id)}
        onChange={choose}
      />
      {mayUpload ? (
        <FileInput
          label={t`или своя картинка`}
          description={t`Карта двора или схема: JPEG, PNG или WebP до 10 МБ`}
          placeholder={t`Выбрать файл`}
          accept="image/jpeg,image/png,image/webp"
          error={problem}
          onChange={(file) => void take(file)}
        />
      ) : null}
      {own ? (
        <Group gap="xs" justify="space-between">
          <Text size="sm">
            <Trans>Сейчас — своя картинка</Trans>
          </Text>
          <Button size="compact-sm" variant="subtle" color="gray" onClick={() => choose(null)}>
            <Trans>Убрать картинку</Trans>
          </Button>
        </Group>
      ) : null}
    </Stack>
  )
}
