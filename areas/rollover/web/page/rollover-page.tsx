import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useStudyYear } from '#areas/calendar/web/index.ts'
import { query } from '#platform/web/api/index.ts'
import { JobView } from '#platform/web/jobs/job-view.tsx'
import { RowDrawer } from '#platform/web/list/index.ts'
import { Answer, Empty, LinkButton, Loading, PageFrame, Panel, Stack, useUrlState } from '#platform/web/ui/index.ts'
import { readRollover } from '../../contract/rollover.ts'
import type { Rollover } from '../../contract/shapes.ts'
import { RolloverAddress } from '../address.ts'
import { ClassPart } from '../class/class-part.tsx'
import { HeldPanel } from '../held/held-panel.tsx'
import { ParallelsPanel } from './parallels-panel.tsx'
import { SummaryPanel } from './summary-panel.tsx'

/** The year into which is rolled over: the one of the page where it is still to come, else the one after it; null: by the school's day. */
function useIntoYear(): number | null {
  const { year, years, today } = useStudyYear()
  if (year === null) return null
  if (year.date_start > today) return year.id
  const later = years.filter(({ date_start }) => date_start > year.date_end)
  return later.toSorted((one, other) => (one.date_start < other.date_start ? -1 : 1))[0]?.id ?? null
}

/** `/managing/rollover`: what becomes of each class in the next year, the exceptions, and the work that does it. */
export function RolloverPage() {
  const intoId = useIntoYear()
  const read = useQuery(query(readRollover, { query: intoId === null ? {} : { into_id: String(intoId) } }))
  const years = read.data?.years
  return (
    <PageFrame
      title={<Trans>Переход на новый год</Trans>}
      subtitle={
        years ? (
          <Trans>
            {years.from.title} → {years.into.title}
          </Trans>
        ) : undefined
      }
    >
      <Answer of={read} loading={<Loading lines={10} />}>
        {(answer) => (answer.years === null ? <NoYear /> : <OfYears of={answer} years={answer.years} />)}
      </Answer>
    </PageFrame>
  )
}

function NoYear() {
  const { t } = useLingui()
  return (
    <Panel>
      <Empty
        title={t`Следующего учебного года ещё нет`}
        hint={t`Заведите его в календаре: четверти, каникулы и звонки можно взять из этого года`}
        action={
          <LinkButton to="/passport/calendar">
            <Trans>Открыть календарь</Trans>
          </LinkButton>
        }
      />
    </Panel>
  )
}

function OfYears({ of, years }: { of: Rollover; years: NonNullable<Rollover['years']> }) {
  const { t } = useLingui()
  const [{ active = null }, change] = useUrlState(RolloverAddress)
  const open = (id: number | null) => change({ active: id ?? undefined })
  if (of.parallels.length === 0)
    return (
      <Panel>
        <Empty title={t`Переводить некого`} hint={t`В году ${years.from.title} нет классов`} />
      </Panel>
    )
  return (
    <>
      <Stack gap="md">
        <SummaryPanel of={of} years={years} />
        {of.job_id === null ? null : (
          <Panel>
            <JobView id={of.job_id} />
          </Panel>
        )}
        <HeldPanel of={of} intoId={years.into.id} />
        <ParallelsPanel of={of} intoId={years.into.id} onOpen={open} />
      </Stack>
      <RowDrawer list={{ active, open }} title={t`Класс`}>
        {(id) => <ClassPart id={id} of={of} intoId={years.into.id} />}
      </RowDrawer>
    </>
  )
}
