import type { JournalTabProps } from '#areas/journal/web/index.ts'
import { Answer } from '#platform/web/ui/index.ts'
import { CouncilView } from './council-view.tsx'
import { useCouncilClasses } from './use-council-classes.ts'

/** «Сводная ведомость» of a journal: the sheet of its class. */
export function CouncilTab({ desk }: Pick<JournalTabProps, 'desk'>) {
  const { group, year_id } = desk.store.grid
  return (
    <Answer of={useCouncilClasses(year_id)}>
      {({ items }) => <CouncilView classes={items} titles={group.classes} />}
    </Answer>
  )
}
