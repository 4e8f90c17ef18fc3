import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { IconFileSpreadsheet, IconFileTypePdf } from '#platform/web/icons/index.ts'
import { query } from '#platform/web/api/index.ts'
import { displayMoment } from '#platform/web/format/moment.ts'
import { useSaveFile } from '#platform/web/save-file.ts'
import { NotFound } from '#platform/web/frame/not-found.tsx'
import { Answer, Button, Empty, LinkButton, PageFrame, Panel, SimpleGrid, Title } from '#platform/web/ui/index.ts'
import { exportStatistics, printAct } from '../../contract/act.ts'
import { readStatistics, type Statistics } from '../../contract/results.ts'
import { kindTitles, modeTitles } from '../../rules/words.ts'
import { Gate } from '../gate.tsx'
import { ParentsButton } from '../parents/parents-button.tsx'
import { ModeBanner } from '../words.tsx'
import { ClassTable } from './class-table.tsx'
import { CurvePart } from './curve-part.tsx'
import { Former } from './former.tsx'
import { Lost } from './lost.tsx'
import { NoReport } from './no-report.tsx'
import { RanLessons } from './ran-lessons.tsx'
import { ReportForm } from './report-form.tsx'
import { SeenPart } from './seen-part.tsx'
import { Times } from './times.tsx'
import { UnitTimes } from './unit-times.tsx'

/** `/evacuation/statistics/{id}`: how it went against the control time, and the report of it. */
export function StatisticsPage() {
  const { id } = useParams({ strict: false })
  if (id === undefined || !/^\d{1,9}$/.test(id)) return <NotFound />
  return (
    <Gate>
      <StatisticsOf key={id} id={id} />
    </Gate>
  )
}

function StatisticsOf({ id }: { id: string }) {
  const statistics = useQuery(query(readStatistics, { params: { id } }))
  return (
    <Answer
      of={statistics}
      failed={(failure) => <PageFrame title={<Trans>Итоги эвакуации</Trans>}>{failure}</PageFrame>}
    >
      {(shown) => <Shown statistics={shown} />}
    </Answer>
  )
}

function Shown({ statistics }: { statistics: Statistics }) {
  const { t } = useLingui()
  const { evacuation, figures, seen, result, lost, former } = statistics
  const isRunning = evacuation.status === 'active'
  const control = result?.control_seconds ?? statistics.control_seconds
  const [day, mode, kind] = [
    displayMoment(evacuation.started_at),
    modeTitles[evacuation.mode],
    kindTitles[evacuation.kind],
  ]
  return (
    <PageFrame
      title={<Trans>Итоги эвакуации</Trans>}
      subtitle={t`${day} · ${mode} · ${kind}`}
      actions={
        <>
          {evacuation.status === 'cancelled' ? null : (
            <ParentsButton evacuationId={evacuation.id} mode={evacuation.mode} />
          )}
          <Files evacuationId={evacuation.id} resultId={result?.id ?? null} />
        </>
      }
    >
      <ModeBanner of={evacuation} ended_at={evacuation.ended_at} />
      {isRunning ? <StillRunning /> : null}
      {evacuation.status === 'completed' && result === null ? <NoReport /> : null}
      <Times figures={figures} control={control} />
      <CurvePart figures={figures} control={control} />
      {evacuation.mode === 'test' ? <SeenPart seen={seen} /> : null}
      <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="md">
        <ClassTable classes={figures.classes ?? []} control={control} />
        <Lost lost={lost} />
      </SimpleGrid>
      <UnitTimes units={figures.units} control={control} />
      <RanLessons evacuationId={evacuation.id} />
      {evacuation.mode === 'test' ? null : <SeenPart seen={seen} />}
      <Former evacuation={evacuation} figures={figures} former={former} control={control} />
      {isRunning || evacuation.status === 'cancelled' ? null : (
        <Panel>
          <Title order={2} mb="xs">
            <Trans>Отчёт</Trans>
          </Title>
          <ReportForm key={result?.version ?? 0} evacuationId={evacuation.id} result={result} control={control} />
        </Panel>
      )}
    </PageFrame>
  )
}

function StillRunning() {
  return (
    <Panel>
      <Empty
        title={<Trans>Эвакуация ещё идёт</Trans>}
        hint={<Trans>Отчёт составляется после завершения; ниже то, что есть на эту минуту</Trans>}
        action={
          <LinkButton to="/evacuation/progress" variant="light">
            <Trans>Ход эвакуации</Trans>
          </LinkButton>
        }
      />
    </Panel>
  )
}

function Files({ evacuationId, resultId }: { evacuationId: number; resultId: number | null }) {
  const act = useSaveFile(printAct)
  const table = useSaveFile(exportStatistics)
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconFileSpreadsheet size={18} aria-hidden />}
        loading={table.isTaking}
        onClick={() => table.take({ params: { id: String(evacuationId) } })}
      >
        XLSX
      </Button>
      {resultId === null ? null : (
        <Button
          leftSection={<IconFileTypePdf size={18} aria-hidden />}
          loading={act.isTaking}
          onClick={() => act.take({ params: { id: String(resultId) } })}
        >
          <Trans>Акт (PDF)</Trans>
        </Button>
      )}
    </>
  )
}
