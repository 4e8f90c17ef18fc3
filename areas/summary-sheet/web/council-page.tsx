import { Trans } from '@lingui/react/macro'
import { useStudyYear } from '#areas/calendar/web/index.ts'
import { Answer, Empty, PageFrame } from '#platform/web/ui/index.ts'
import { CouncilView } from './council-view.tsx'
import { useCouncilClasses } from './use-council-classes.ts'

/** `/journal-council`: class sheets of the school, or of one's own class. */
export function CouncilPage() {
  const { year } = useStudyYear()
  const classes = useCouncilClasses(year?.id)
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
            <CouncilView classes={items} />
          )
        }
      </Answer>
    </PageFrame>
  )
}
