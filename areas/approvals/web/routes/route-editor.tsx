import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type DragEvent, type ReactNode } from 'react'
import * as z from 'zod/mini'
import { keyOf, type Output } from '#platform/contract/endpoint.ts'
import { dialog } from '#platform/web/dialog/dialog.ts'
import { FormBody, FormFoot, useEndpointForm } from '#platform/web/form/index.ts'
import { IconPlus } from '#platform/web/icons/index.ts'
import { notify } from '#platform/web/notifications/notify.ts'
import { Button, Group, Stack, Text } from '#platform/web/ui/index.ts'
import { listRoutes, readRouteVersions, saveRoute, type Route } from '../../contract/routes.ts'
import { draftOf, isWhole, mayAdd, moved, newStep, stepsOf, type DraftStep } from './route-draft.ts'
import { RoutePreview } from './route-preview.tsx'
import { StepEditor } from './step-editor.tsx'

interface Props {
  route: Route
  answer: Output<typeof listRoutes>
  onClose: () => void
}

/** Steps of a route: added, changed, put in order by keys or by dragging, tried out on an author before they are saved. */
export function RouteEditor({ route, answer, onClose }: Props) {
  const { t } = useLingui()
  const client = useQueryClient()
  const [dragged, setDragged] = useState<number | null>(null)
  const entry = useEndpointForm(saveRoute, {
    initialValues: { steps: route.steps.length === 0 ? [newStep()] : draftOf(route.steps) },
    schema: z.looseObject({}),
    rules: { steps: (steps) => steps.every(isWhole) || t`У каждого шага должны быть название и тот, кто решает` },
    input: ({ steps }) => ({ body: { kind: route.kind, seen: route.revision, steps: stepsOf(steps) } }),
    confirm: ({ steps }) =>
      steps.length > 0
        ? Promise.resolve(true)
        : dialog.confirm({
            message: t`Снять маршрут?`,
            description: t`Новое отправить будет нельзя; то, что уже идёт, закончится по прежнему маршруту.`,
            ok: t`Снять`,
            isDangerous: true,
          }),
    isKept: false,
    onDone: async () => {
      notify.success(t`Маршрут сохранён: новое пойдёт по нему`)
      onClose()
      await Promise.all(
        [listRoutes, readRouteVersions].map((one) => client.invalidateQueries({ queryKey: keyOf(one) })),
      )
    },
  })
  const { steps } = entry.form.values
  const set = (next: DraftStep[]) => entry.form.setFieldValue('steps', next)
  /** A step that is dragged there takes the place. */
  const zoneAt = (index: number) => ({
    onDragOver: (event: DragEvent) => dragged !== null && event.preventDefault(),
    onDrop: () => {
      if (dragged !== null) set(moved(steps, dragged, index))
      setDragged(null)
    },
  })
  const error = useStepError(entry.form.errors)
  return (
    <FormBody of={entry}>
      <Stack gap="sm" component="ol" style={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {steps.map((step, index) => (
          <li key={step.key} {...zoneAt(index)}>
            <StepEditor
              step={step}
              index={index}
              count={steps.length}
              kind={route.kind}
              answer={answer}
              onChange={(changes) => set(steps.map((one) => (one.key === step.key ? { ...one, ...changes } : one)))}
              onMove={(to) => set(moved(steps, index, to))}
              onRemove={() => set(steps.filter((one) => one.key !== step.key))}
              onDrag={(isDragged) => setDragged(isDragged ? index : null)}
            />
          </li>
        ))}
      </Stack>
      {steps.length === 0 ? (
        <Text size="sm" c="dimmed">
          <Trans>Без шагов маршрут снимается</Trans>
        </Text>
      ) : null}
      <Group>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden />}
          disabled={!mayAdd(steps)}
          onClick={() => set([...steps, newStep()])}
        >
          <Trans>Добавить шаг</Trans>
        </Button>
      </Group>
      {error ? (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {error}
        </Text>
      ) : null}
      {steps.length > 0 && steps.every(isWhole) ? <RoutePreview kind={route.kind} steps={stepsOf(steps)} /> : null}
      <FormFoot isOnPage isSending={entry.isSending} onCancel={onClose} />
    </FormBody>
  )
}

/** The first objection to the steps, with the step it concerns. */
function useStepError(errors: Readonly<Record<string, ReactNode>>): ReactNode {
  const { t } = useLingui()
  const [at, words] = Object.entries(errors).find(([field]) => field.split('.')[0] === 'steps') ?? []
  const index = at?.split('.')[1]
  return typeof words === 'string' && index !== undefined ? t`Шаг ${Number(index) + 1}: ${words}` : words
}
