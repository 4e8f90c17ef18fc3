import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { listBuildings } from '#areas/buildings/contract/buildings.ts'
import { ApiError, query, request } from '#platform/web/api/index.ts'
import { FormDialog, FormFoot, RecordButtons, useEndpointForm } from '#platform/web/form/index.ts'
import { Select, Textarea, TextInput } from '#platform/web/ui/index.ts'
import { changePoint, createPoint, listPoints, type AssemblyPoint } from '../../../../contract/settings.ts'
import { Clash } from '../clash.tsx'
import { useMemoActions } from '../use-memo-actions.ts'
import { PictureField } from './picture-field.tsx'
import { PlaceField } from './place-field.tsx'
import { bodyOf, valuesOf, type PointPicture } from './point-values.ts'
import { usePointDifferences } from './use-point-differences.ts'
import { usePointArchiveActions } from './use-point-archive-actions.ts'

interface Props {
  /** Null: a new one. */
  point: AssemblyPoint | null
  /** Where the last of the others stands in the order: a new one comes after it. */
  last: number
  onClose: () => void
}
const maxSort = 1000
const Values = z.looseObject({ title: createPoint.body.shape.title })

/** A place of assembly: its words, its picture, where on it. */
export function PointEditDialog({ point, last, onClose }: Props) {
  const { t } = useLingui()
  const { refresh } = useMemoActions()
  const differencesOf = usePointDifferences()
  const [present, setPresent] = useState<AssemblyPoint | null>(null)
  const [isUploading, setUploading] = useState(false)
  const buildings = useQuery(query(listBuildings)).data?.items ?? []
  const known = present ?? point
  const entry = useEndpointForm(known ? changePoint : createPoint, {
    initialValues: valuesOf(point),
    schema: Values,
    input: (values) =>
      known
        ? { params: { id: String(known.id) }, body: { version: known.version, ...bodyOf(values) } }
        : { body: { ...bodyOf(values), sort: Math.min(last + 1, maxSort) } },
    onDone: async () => {
      onClose()
      await refresh()
    },
    onFailed: (error) => {
      if (point && error instanceof ApiError && error.status === 409) void readPresent()
    },
  })
  const readPresent = async () => {
    const { items } = await request(listPoints, { query: { archived: 'true' } })
    setPresent(items.find((one) => one.id === point?.id) ?? null)
  }
  const { form } = entry
  const { shown, place, building_id } = form.values
  const show = (next: PointPicture) => {
    form.setFieldValue('shown', next)
    form.setFieldValue('place', null)
  }
  return (
    <FormDialog of={entry} onClose={onClose} size="lg" title={point === null ? t`Новое место сбора` : t`Место сбора`}>
      <TextInput label={t`Название`} maxLength={120} required data-autofocus {...entry.field('title')} />
      <Textarea
        label={t`Где это`}
        description={t`Как дойти, по чему узнать`}
        autosize
        minRows={2}
        maxLength={500}
        {...entry.field('where_text')}
      />
      <Select
        label={t`Для какого здания`}
        placeholder={t`Для всех`}
        clearable
        clearButtonProps={{ 'aria-label': t`Для всех зданий` }}
        data={buildings.map((one) => ({ value: String(one.id), label: one.title }))}
        {...entry.field('building_id')}
        onChange={(next) => {
          form.setFieldValue('building_id', next)
          // a plan is of one building
          if (shown.plan_id !== null) show({ plan_id: null, file_id: null, picture: null })
        }}
      />
      <PictureField buildingId={building_id} value={shown} onChange={show} onSending={setUploading} />
      {shown.picture === null ? null : (
        <PlaceField picture={shown.picture} place={place} onPlace={(next) => form.setFieldValue('place', next)} />
      )}
      {present === null ? null : (
        <Clash
          differences={differencesOf(valuesOf(present), form.values, buildings)}
          onMine={() => entry.submit()}
          onTheirs={() => {
            form.setValues(valuesOf(present))
          }}
        />
      )}
      <FormFoot isSending={entry.isSending || isUploading}>
        {point === null ? null : <PointArchiveButtons point={point} onDone={onClose} />}
      </FormFoot>
    </FormDialog>
  )
}

function PointArchiveButtons({ point, onDone }: { point: AssemblyPoint; onDone: () => void }) {
  const { archive, restore, remove } = usePointArchiveActions()
  const close = async (what: Promise<boolean>) => {
    if (await what) onDone()
  }
  return (
    <RecordButtons
      isArchived={point.is_archived}
      onArchive={() => void close(point.is_archived ? restore(point) : archive(point))}
      onRemove={() => void close(remove(point))}
    />
  )
}
