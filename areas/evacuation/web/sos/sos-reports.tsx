import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { query } from '#platform/web/api/index.ts'
import { Answer, Empty, Panel } from '#platform/web/ui/index.ts'
import { listSosReports, type SosReport } from '../../contract/sos.ts'
import { Folded } from '../board/folded.tsx'
import { reportLists } from './report-lists.ts'
import { SosReportRow } from './sos-report-row.tsx'
import classes from './sos.module.css'

const everyMs = 15_000

/** What people said of themselves during the last day: help that waits first. */
export function SosReports() {
  const reports = useQuery({ ...query(listSosReports), refetchInterval: everyMs })
  return (
    <Answer of={reports}>
      {({ items }) =>
        items.length === 0 ? (
          <Panel>
            <Empty
              title={<Trans>За сутки сообщений не было</Trans>}
              hint={<Trans>Здесь появится, кто в безопасности и кому нужна помощь</Trans>}
            />
          </Panel>
        ) : (
          <ReportLists reports={items} />
        )
      }
    </Answer>
  )
}

function ReportLists({ reports }: { reports: readonly SosReport[] }) {
  const { t } = useLingui()
  const { help, safe, hidden } = reportLists(reports)
  return (
    <>
      <Rows reports={[...help, ...safe]} />
      {hidden.length === 0 ? null : (
        <Folded title={t`Скрытые: ${hidden.length}`}>
          <Rows reports={hidden} />
        </Folded>
      )}
    </>
  )
}

const Rows = ({ reports }: { reports: readonly SosReport[] }) => (
  <ul className={classes['rows']}>
    {reports.map((report) => (
      <SosReportRow key={report.id} report={report} />
    ))}
  </ul>
)
