import { useLingui } from '@lingui/react/macro'
import { SegmentedControl, Stack, useUrlState } from '#platform/web/ui/index.ts'
import { useSheetClasses } from '#areas/summary-sheet/web/index.ts'
import { ReportAddress } from './address.ts'
import { ClassReport } from './class-report.tsx'
import { TeacherReport } from './teacher-report.tsx'

interface Props {
  yearId: number | undefined
  /** Classes of the open journal, to begin with. */
  titles?: readonly string[]
}

/** Reports of class and subject teachers; who has no class sees the second only. */
export function ReportsView({ yearId, titles }: Props) {
  const { t } = useLingui()
  const [{ report }, change] = useUrlState(ReportAddress)
  const classes = useSheetClasses(yearId).data?.items ?? []
  const hasClasses = classes.length > 0
  const kind = report ?? (classes.some(({ is_own }) => is_own) ? 'class' : 'teacher')
  return (
    <Stack gap="sm">
      {hasClasses ? (
        <SegmentedControl
          aria-label={t`Отчёт`}
          data-print="never"
          style={{ alignSelf: 'flex-start' }}
          data={[
            { value: 'class', label: t`Классного руководителя` },
            { value: 'teacher', label: t`Учителя-предметника` },
          ]}
          value={kind}
          onChange={(value) => change({ report: value })}
        />
      ) : null}
      {hasClasses && kind === 'class' ? (
        <ClassReport yearId={yearId} {...(titles && { titles })} />
      ) : (
        <TeacherReport yearId={yearId} />
      )}
    </Stack>
  )
}
