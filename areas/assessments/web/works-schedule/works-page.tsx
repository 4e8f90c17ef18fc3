import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { IconFileSpreadsheet, IconPrinter } from '#platform/web/icons/index.ts'
import { useState } from 'react'
import * as z from 'zod/mini'
import { useStudyYear } from '#areas/calendar/web/index.ts'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import { idText } from '#platform/contract/wire.ts'
import { query, useAllowed } from '#platform/web/api/index.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { useSaveFile } from '#platform/web/save-file.ts'
import {
  Answer,
  Button,
  Empty,
  Group,
  LinkButton,
  NativeSelect,
  PageFrame,
  Panel,
  Stack,
  useUrlState,
} from '#platform/web/ui/index.ts'
import { plansWorks } from '../../contract/access.ts'
import {
  exportWorksSchedule,
  printWorksSchedule,
  readWorksSchedule,
  type WorksSchedule,
} from '../../contract/works-schedule.ts'
import { WorksNotes } from './works-notes.tsx'
import { WorksWeeks, type Plan } from './works-weeks.tsx'

const WorkDialog = lazyPart(async () => (await import('../planning/work-dialog.tsx')).WorkDialog, null)
interface Planned {
  groupId: number
  workId: number
  date: CalendarDate | undefined
}
const own = 'mine'
const Address = z.object({ class: z.optional(z.string()), quarter: z.optional(idText) })

/** `/journal-works`: «График СОР и СОЧ» of a class or of one's own groups, a quarter at a time. */
export function WorksPage() {
  const [{ class: chosen, quarter }, change] = useUrlState(Address)
  const requested = {
    ...(chosen === undefined ? {} : chosen === own ? { mine: 'true' as const } : { class_id: chosen }),
    ...(quarter === undefined ? {} : { quarter: String(quarter) }),
  }
  const plan = useQuery({ ...query(readWorksSchedule, { query: requested }), placeholderData: keepPreviousData })
  const [print, sheet] = [useSaveFile(printWorksSchedule), useSaveFile(exportWorksSchedule)]
  const [planned, setPlanned] = useState<Planned | null>(null)
  const onPlan: Plan = (work, date) => setPlanned({ groupId: work.group_id, workId: work.id, date })
  const canTake = (plan.data?.works.length ?? 0) > 0
  return (
    <PageFrame
      title={<Trans>График СОР и СОЧ</Trans>}
      actions={
        canTake ? (
          <Group gap="xs">
            <Button
              variant="default"
              leftSection={<IconPrinter size={16} aria-hidden />}
              loading={print.isTaking}
              onClick={() => print.take({ query: requested })}
            >
              <Trans>Лист А4</Trans>
            </Button>
            <Button
              variant="default"
              leftSection={<IconFileSpreadsheet size={16} aria-hidden />}
              loading={sheet.isTaking}
              onClick={() => sheet.take({ query: requested })}
            >
              XLSX
            </Button>
          </Group>
        ) : null
      }
    >
      <Answer of={plan}>
        {(shown) => (
          <Stack gap="md" aria-busy={plan.isPlaceholderData} opacity={plan.isPlaceholderData ? 0.6 : 1}>
            <Choice plan={shown} onChange={change} />
            <WorksNotes plan={shown} onPlan={onPlan} />
            {shown.quarter === null || (shown.works.length === 0 && shown.undated.length === 0) ? (
              <Panel>
                <NoWorks />
              </Panel>
            ) : (
              <WorksWeeks plan={shown} quarter={shown.quarter} onPlan={onPlan} />
            )}
          </Stack>
        )}
      </Answer>
      {planned ? <WorkDialog {...planned} onClose={() => setPlanned(null)} /> : null}
    </PageFrame>
  )
}

function NoWorks() {
  return (
    <Empty
      title={<Trans>СОР и СОЧ в этой четверти не запланированы</Trans>}
      hint={<Trans>Сколько работ у предмета в четверти, стоит в его аттестации</Trans>}
      action={
        <LinkButton to="/managing/attestation">
          <Trans>К аттестации</Trans>
        </LinkButton>
      }
      by={{
        may: useAllowed({ access: plansWorks }),
        who: <Trans>СОР и СОЧ планирует заместитель директора или методист</Trans>,
      }}
    />
  )
}

interface ChoiceProps {
  plan: WorksSchedule
  onChange: (changes: { class?: string; quarter?: string }) => void
}
function Choice({ plan: { classes, chosen, has_own, quarter }, onChange }: ChoiceProps) {
  const { t } = useLingui()
  const { quarters } = useStudyYear()
  return (
    <Group gap="sm" data-print="never">
      {has_own || classes.length > 0 ? (
        <NativeSelect
          w={{ base: 'calc(50% - 6px)', sm: 170 }}
          aria-label={t`Чей график`}
          data={[
            ...(has_own ? [{ value: own, label: t`Мои группы` }] : []),
            ...classes.map(({ id, title }) => ({ value: String(id), label: t`${title} класс` })),
          ]}
          value={chosen === null ? own : String(chosen.id)}
          onChange={(event) => onChange({ class: event.currentTarget.value })}
        />
      ) : null}
      <NativeSelect
        w={{ base: 'calc(50% - 6px)', sm: 170 }}
        aria-label={t`Четверть`}
        data={quarters.map(({ id, title }) => ({ value: String(id), label: title }))}
        value={String(quarter?.id ?? '')}
        onChange={(event) => onChange({ quarter: event.currentTarget.value })}
      />
    </Group>
  )
}
