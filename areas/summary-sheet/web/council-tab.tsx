import { Answer } from '#platform/web/ui/index.ts'
import { CouncilView } from './council-view.tsx'
import { useCouncilClasses } from './use-council-classes.ts'

/** «Сводная ведомость» of a journal: the sheet of its class. */
export function CouncilTab({ yearId, titles }: { yearId: number; titles: readonly string[] }) {
  return (
    <Answer of={useCouncilClasses(yearId)}>{({ items }) => <CouncilView classes={items} titles={titles} />}</Answer>
  )
}
