import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { query } from '#platform/web/api/index.ts'
import { CardAnswer, ownClassPanels } from '#platform/web/home/index.ts'
import { usePlace } from '#platform/web/places.tsx'
import { Loading } from '#platform/web/ui/index.ts'
import { readClassHome, type ClassDay } from '../../contract/class-home.ts'
import { AbsentOfClasses } from './absent-of-classes.tsx'
import { FailingOfClasses } from './failing-of-classes.tsx'

const refreshMs = 5 * 60_000

/** The own classes today; nothing for who leads none. */
export function ClassHome() {
  const { t } = useLingui()
  const home = useQuery({ ...query(readClassHome), refetchInterval: refreshMs })
  return (
    <CardAnswer of={home} title={t`Свои классы`} loading={<Loading lines={5} />}>
      {({ classes, quarter }) => (classes.length === 0 ? null : <OwnClasses classes={classes} quarter={quarter} />)}
    </CardAnswer>
  )
}

/** What is known here of the classes among what other rooms bring: a card each, however many the classes are. */
function OwnClasses({ classes, quarter }: { classes: readonly ClassDay[]; quarter: string | null }) {
  const brought = usePlace(ownClassPanels).map(({ id, order, component: Brought }) => ({
    order,
    panel: <Brought key={id} classes={classes} />,
  }))
  const own = [
    { order: 10, panel: <AbsentOfClasses key="absent" classes={classes} /> },
    { order: 30, panel: <FailingOfClasses key="failing" classes={classes} quarter={quarter} /> },
  ]
  return <>{[...own, ...brought].toSorted((one, other) => one.order - other.order).map(({ panel }) => panel)}</>
}
