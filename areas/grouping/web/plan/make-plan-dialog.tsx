import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useParallels } from '#areas/classes/web/index.ts'
import { request } from '#platform/web/api/index.ts'
import { FormDialog, FormFoot, useEndpointForm } from '#platform/web/form/index.ts'
import { Answer, Checkbox, Loading, ScrollArea, Select, Stack, Text } from '#platform/web/ui/index.ts'
import * as z from 'zod/mini'
import { makePlan, previewPlan, type Proposal } from '../../contract/plan.ts'
import { useGroupingActions } from '../use-grouping-actions.ts'

interface Props {
  ofYear: { year_id?: string }
  /** What stands in the filter. */
  parallel?: number | undefined
  /** Of one course of one class alone. */
  of?: { class_id: number; course_id: number }
  onClose: () => void
}
const Values = z.looseObject({})

/** Groups for what the РУП names and no group teaches, shown before they are made. */
export function MakePlanDialog({ ofYear, parallel, of, onClose }: Props) {
  const { t } = useLingui()
  const { settle } = useGroupingActions()
  const bodyOf = (values: { parallel: string | null; divides: boolean }) => ({
    ...(ofYear.year_id !== undefined && { year_id: Number(ofYear.year_id) }),
    ...(values.parallel !== null && { parallel: Number(values.parallel) }),
    ...of,
    divides: values.divides,
  })
  const entry = useEndpointForm(makePlan, {
    initialValues: { parallel: parallel === undefined ? (null as string | null) : String(parallel), divides: true },
    schema: Values,
    input: (values) => ({ body: bodyOf(values) }),
    onDone: async ({ groups, members, batch }) => {
      onClose()
      await settle(t`Создано групп: ${groups}, записано учеников: ${members}`, batch)
    },
  })
  const body = bodyOf(entry.form.values)
  const preview = useQuery({
    queryKey: [previewPlan.path, JSON.stringify(body)],
    queryFn: ({ signal }) => request(previewPlan, { body }, { signal }),
    gcTime: 0,
  })
  const parallels = useParallels()
  return (
    <FormDialog of={entry} onClose={onClose} title={t`Создать группы по РУП`} size="lg">
      {of === undefined ? (
        <Select
          label={t`Для кого`}
          clearable
          clearButtonProps={{ 'aria-label': t`Весь год` }}
          placeholder={t`Весь год`}
          data={parallels}
          {...entry.field('parallel')}
        />
      ) : null}
      <Checkbox
        label={t`Делить на подгруппы, где это разрешает РУП и класс не меньше нормы`}
        checked={entry.form.values.divides}
        onChange={({ currentTarget: { checked } }) => entry.form.setFieldValue('divides', checked)}
      />
      <Answer of={preview} loading={<Loading lines={6} height={20} />}>
        {({ items, groups, members }) => (
          <>
            <Text size="sm" fw={600} component="output" display="block">
              {groups === 0 ? (
                <Trans>Групп хватает: создавать нечего</Trans>
              ) : (
                <Trans>
                  Появится <Plural value={groups} one="# группа" few="# группы" many="# групп" other="# группы" />,
                  записей учеников: {members}. Первый день — сегодня или начало года.
                </Trans>
              )}
            </Text>
            {items.length > 0 ? <Proposals items={items} /> : null}
          </>
        )}
      </Answer>
      <FormFoot
        action={<Trans>Создать</Trans>}
        isSending={entry.isSending}
        isDisabled={preview.data === undefined || preview.data.groups === 0}
        onCancel={onClose}
      />
    </FormDialog>
  )
}

/** By classes: «Английский язык: 7А-1 (13), 7А-2 (12)». */
function Proposals({ items }: { items: readonly Proposal[] }) {
  const { t } = useLingui()
  const byClass = Map.groupBy(items, (one) => one.class.title)
  const inLine = ({ course, parts }: Proposal) =>
    `${course.title}: ${parts.map(({ title, students }) => `${title} (${students})`).join(', ')}`
  return (
    <ScrollArea.Autosize mah={320} viewportProps={{ tabIndex: 0, 'aria-label': t`Что появится` }}>
      <Stack gap={6}>
        {[...byClass].map(([title, own]) => (
          <details key={title} open={byClass.size === 1}>
            <summary>
              {title}: {own.length}
            </summary>
            {own.map((one) => (
              <Text key={one.course.id} size="sm" pl="md">
                {inLine(one)}
              </Text>
            ))}
          </details>
        ))}
      </Stack>
    </ScrollArea.Autosize>
  )
}
