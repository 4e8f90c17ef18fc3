import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { maxParallel } from '#areas/classes/contract/class-shapes.ts'
import { useParallels } from '#areas/classes/web/index.ts'
import { countText } from '#platform/contract/wire.ts'
import { query, useAllowed } from '#platform/web/api/index.ts'
import { IconFileSpreadsheet, IconHome, IconPlus } from '#platform/web/icons/index.ts'
import { useSaveFile } from '#platform/web/save-file.ts'
import { Answer, Button, Empty, Group, Loading, Panel, Select, useUrlState } from '#platform/web/ui/index.ts'
import { managesGroups } from '../../contract/access.ts'
import { exportPlan, readPlan, type GroupPlan, type PlanCell } from '../../contract/plan.ts'
import { IndividualDialog } from '../individual/individual-dialog.tsx'
import { CellDialog } from './cell-dialog.tsx'
import { MakePlanDialog } from './make-plan-dialog.tsx'
import { PlanMatrix } from './plan-matrix.tsx'
import { TroubleFilter } from './trouble-filter.tsx'
import { troubles } from './plan-words.ts'

const Address = z.object({ parallel: z.optional(countText(maxParallel)), state: z.optional(z.enum(troubles)) })

/** Only what is not as it should be in this way, with the courses and classes that it concerns. */
function narrowed(plan: GroupPlan, state: (typeof troubles)[number] | undefined): GroupPlan {
  if (state === undefined) return plan
  const found = plan.cells.filter((cell) => cell.state === state)
  const [courses, classes] = [
    new Set(found.map(({ course_id }) => course_id)),
    new Set(found.map(({ class_id }) => class_id)),
  ]
  return {
    ...plan,
    courses: plan.courses.filter(({ id }) => courses.has(id)),
    classes: plan.classes.filter(({ id }) => classes.has(id)),
  }
}

interface Props {
  ofYear: { year_id?: string }
  onOpenGroup: (id: number) => void
}

/** Courses of the РУП by classes: which groups they have, and what is missing first. */
export function PlanView({ ofYear, onOpenGroup }: Props) {
  const { t } = useLingui()
  const [{ parallel, state }, change] = useUrlState(Address)
  const asked = { ...ofYear, ...(parallel !== undefined && { parallel: String(parallel) }) }
  const plan = useQuery({ ...query(readPlan, { query: asked }), placeholderData: keepPreviousData })
  const manages = useAllowed({ access: managesGroups })
  const { take, isTaking } = useSaveFile(exportPlan)
  const [open, setOpen] = useState<PlanCell | 'make' | 'individual' | null>(null)
  const close = () => setOpen(null)
  return (
    <Panel p={0}>
      <Group gap="xs" p="xs" component="search">
        <Select
          aria-label={t`Параллель`}
          placeholder={t`Все параллели`}
          clearable
          clearButtonProps={{ 'aria-label': t`Все параллели` }}
          w={150}
          data={useParallels()}
          value={parallel === undefined ? null : String(parallel)}
          onChange={(value) => change({ parallel: value ?? undefined })}
        />
        {plan.data ? (
          <TroubleFilter plan={plan.data} value={state} onChange={(next) => change({ state: next })} />
        ) : null}
        <Group gap="xs" ml="auto">
          {manages ? (
            <>
              <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setOpen('make')}>
                <Trans>Создать группы по РУП</Trans>
              </Button>
              <Button
                variant="default"
                leftSection={<IconHome size={16} aria-hidden />}
                onClick={() => setOpen('individual')}
              >
                <Trans>Индивидуальный план</Trans>
              </Button>
            </>
          ) : null}
          <Button
            variant="default"
            leftSection={<IconFileSpreadsheet size={16} aria-hidden />}
            aria-label={t`Скачать группы по РУП в XLSX`}
            loading={isTaking}
            onClick={() => take({ query: asked })}
          >
            XLSX
          </Button>
        </Group>
      </Group>
      <Answer of={plan} loading={<Loading lines={14} height={24} />}>
        {(all) =>
          all.cells.length === 0 ? (
            <Empty title={t`В РУП этого года нет предметов`} hint={t`Заполните РУП: группы создаются по его строкам`} />
          ) : (
            <PlanMatrix plan={narrowed(all, state)} onOpen={setOpen} />
          )
        }
      </Answer>
      {open === 'make' ? <MakePlanDialog ofYear={ofYear} parallel={parallel} onClose={close} /> : null}
      {open === 'individual' ? <IndividualDialog onClose={close} /> : null}
      {open !== null && typeof open === 'object' && plan.data ? (
        <CellDialog
          plan={plan.data}
          cell={
            plan.data.cells.find((one) => one.class_id === open.class_id && one.course_id === open.course_id) ?? open
          }
          ofYear={ofYear}
          onOpenGroup={onOpenGroup}
          onClose={close}
        />
      ) : null}
    </Panel>
  )
}
