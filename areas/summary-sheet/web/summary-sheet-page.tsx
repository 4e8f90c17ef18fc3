import { Trans } from '@lingui/react/macro'
import { useStudyYear } from '#areas/calendar/web/index.ts'
import { Answer, Empty, PageFrame } from '#platform/web/ui/index.ts'
import { SummarySheetView } from './summary-sheet-view.tsx'
import { useSheetClasses } from './use-sheet-classes.ts'

/** `/journal-council`: summary sheets of the classes of the school, or of one's own class. */
export function SummarySheetPage() {
  const { year } = useStudyYear()
  const classes = useSheetClasses(year?.id)
  return (
    <PageFrame title={<Trans>Сводная ведомость</Trans>}>
      <Answer of={classes}>
        {({ items }) =>
          items.length === 0 ? (
            <Empty
              title={<Trans>Классов пока нет</Trans>}
              hint={<Trans>Ведомость видят классный руководитель, куратор и завуч.</Trans>}
            />
          ) : (
            <SummarySheetView classes={items} />
          )
        }
      </Answer>
    </PageFrame>
  )
}
