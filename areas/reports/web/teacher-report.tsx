import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Output } from '#platform/contract/endpoint.ts'
import { query } from '#platform/web/api/index.ts'
import { Answer, Empty, Panel, Select, useUrlState } from '#platform/web/ui/index.ts'
import { exportTeacherReport, listReportTeachers, printTeacherReport, readTeacherReport } from '../contract/reports.ts'
import { FileButtons } from '#areas/summary-sheet/web/index.ts'
import { ReportAddress } from './address.ts'
import { ReportFrame } from './report-frame.tsx'
import { TeacherReportView } from './teacher-report-view.tsx'

type Teacher = Output<typeof listReportTeachers>['items'][number]

/** The report of a subject teacher: choice of teacher and period, then the report. */
export function TeacherReport({ yearId }: { yearId: number | undefined }) {
  const year = yearId === undefined ? {} : { year: String(yearId) }
  const teachers = useQuery(query(listReportTeachers, { query: year }))
  return (
    <Answer of={teachers}>
      {({ items }) =>
        items.length === 0 ? (
          <Panel>
            <Empty
              title={<Trans>Учителей пока нет</Trans>}
              hint={<Trans>Отчёт появится, когда в нагрузке будут назначены группы.</Trans>}
            />
          </Panel>
        ) : (
          <OfTeacher teachers={items} year={year} />
        )
      }
    </Answer>
  )
}

function OfTeacher({ teachers, year }: { teachers: readonly Teacher[]; year: { year?: string } }) {
  const { t } = useLingui()
  const [{ teacher: teacherId, period }, change] = useUrlState(ReportAddress)
  const chosen = teachers.find(({ id }) => id === teacherId) ?? teachers[0]
  const input = { params: { id: String(chosen?.id ?? 0) }, query: { ...year, ...(period && { period }) } }
  const report = useQuery({ ...query(readTeacherReport, input), placeholderData: keepPreviousData })
  return (
    <Answer of={report}>
      {(data) => (
        <ReportFrame
          choice={
            teachers.length > 1 ? (
              <Select
                aria-label={t`Учитель`}
                searchable
                selectFirstOptionOnChange
                allowDeselect={false}
                nothingFoundMessage={t`Ничего не найдено`}
                limit={200}
                w={280}
                data={teachers.map(({ id, full_name }) => ({ value: String(id), label: full_name }))}
                value={chosen ? String(chosen.id) : null}
                onChange={(id) => change({ teacher: id })}
              />
            ) : null
          }
          files={<FileButtons book={exportTeacherReport} paper={printTeacherReport} input={input} />}
          title={t`Отчёт учителя-предметника`}
          of={data}
          year={data.teacher.year}
          who={data.teacher.full_name}
        >
          <TeacherReportView report={data} />
        </ReportFrame>
      )}
    </Answer>
  )
}
