import { useLingui } from '@lingui/react/macro'
import { useAllowed } from '#platform/web/api/index.ts'
import { readGroupHistory } from '#areas/journal-history/contract/group-history.ts'
import type { JournalGrid } from '../contract/journal.ts'
import { readTeacherReport } from '#areas/reports/contract/reports.ts'
import { modeRules } from '#areas/grading/rules/grading-mode.ts'
import type { JournalTab } from './choose/address.ts'
import { useCouncilClasses } from '#areas/summary-sheet/web/use-council-classes.ts'

/** The tabs of a journal that this reader finds in it, in their order. */
export function useJournalTabs(grid: JournalGrid): { value: JournalTab; title: string }[] {
  const { t } = useLingui()
  const hasResults = modeRules[grid.group.grading_mode].result !== null
  const hasCouncil = (useCouncilClasses(grid.year_id).data?.items.length ?? 0) > 0
  const hasReports = useAllowed(readTeacherReport)
  const hasHistory = useAllowed(readGroupHistory)
  const tabs: { value: JournalTab; title: string; isShown?: boolean }[] = [
    { value: 'marks', title: t`Оценки` },
    { value: 'roll', title: t`Перекличка` },
    { value: 'topics', title: t`Темы и домашние задания` },
    { value: 'results', title: t`Итоги`, isShown: hasResults },
    { value: 'council', title: t`Сводная ведомость`, isShown: hasCouncil },
    { value: 'attendance', title: t`Посещаемость` },
    { value: 'reports', title: t`Отчёты`, isShown: hasReports },
    { value: 'history', title: t`История`, isShown: hasHistory },
  ]
  return tabs.filter(({ isShown = true }) => isShown)
}
