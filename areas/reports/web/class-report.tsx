import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useStudyYear } from '#areas/calendar/web/index.ts'
import { query, useAllowed } from '#platform/web/api/index.ts'
import { Answer, Empty, LinkAnchor, Panel, useUrlState } from '#platform/web/ui/index.ts'
import { listFewMarks, readCompletion } from '#areas/journal-control/contract/completion.ts'
import { exportClassReport, printClassReport, readClassReport } from '../contract/reports.ts'
import {
  ClassSelect,
  FileButtons,
  chosenClass,
  useSheetClasses,
  type SheetClass,
} from '#areas/summary-sheet/web/index.ts'
import { ReportAddress } from './address.ts'
import { ClassReportView } from './class-report-view.tsx'
import { ReportFrame } from './report-frame.tsx'

interface Props {
  yearId: number | undefined
  titles?: readonly string[]
}

/** The report of a class teacher: choice of class and period, then the report. */
export function ClassReport({ yearId, titles }: Props) {
  return (
    <Answer of={useSheetClasses(yearId)}>
      {({ items }) =>
        items.length === 0 ? (
          <Panel>
            <Empty
              title={<Trans>Классов пока нет</Trans>}
              hint={<Trans>Этот отчёт составляют классный руководитель, куратор и завуч.</Trans>}
            />
          </Panel>
        ) : (
          <OfClass classes={items} {...(titles && { titles })} />
        )
      }
    </Answer>
  )
}

function OfClass({ classes, titles }: { classes: readonly SheetClass[]; titles?: readonly string[] }) {
  const { t } = useLingui()
  const [{ class: classId, period }, change] = useUrlState(ReportAddress)
  const chosen = chosenClass(classes, classId, titles)
  const { isArchive } = useStudyYear()
  const input = { params: { id: String(chosen?.id ?? 0) }, query: period === undefined ? {} : { period } }
  const report = useQuery({ ...query(readClassReport, input), placeholderData: keepPreviousData })
  return (
    <Answer of={report}>
      {(data) => (
        <ReportFrame
          choice={<ClassSelect classes={classes} value={chosen?.id} onChange={(id) => change({ class: id })} />}
          beside={chosen && !isArchive ? <FewMarksLink of={chosen} /> : null}
          files={<FileButtons book={exportClassReport} paper={printClassReport} input={input} />}
          title={t`Отчёт классного руководителя, ${data.class.title} класс`}
          of={data}
          year={data.class.year}
          who={data.class.class_teacher}
        >
          <ClassReportView report={data} />
        </ReportFrame>
      )}
    </Answer>
  )
}

/** Whose marks are too few by today: shown to the class teacher and to heads. */
function FewMarksLink({ of: { id, is_own } }: { of: SheetClass }) {
  const isOwnClass = useAllowed(listFewMarks) && is_own
  const seesOthers = useAllowed(readCompletion)
  if (!isOwnClass && !seesOthers) return null
  return (
    <LinkAnchor
      to="/journal-filling"
      search={{ ...(isOwnClass ? { own_class: 'true' } : { tab: 'students' }), class: String(id) }}
      size="sm"
    >
      <Trans>Мало отметок</Trans>
    </LinkAnchor>
  )
}
