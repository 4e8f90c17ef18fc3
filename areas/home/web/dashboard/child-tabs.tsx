import { Trans, useLingui } from '@lingui/react/macro'
import * as z from 'zod/mini'
import { useLiveDiary } from '#areas/diary/web/index.ts'
import { CardGrid, familyCards } from '#platform/web/home/index.ts'
import { childTabs } from '#platform/web/child-tab.ts'
import { usePlace } from '#platform/web/places.tsx'
import { Tabs, TabStrip, useUrlState } from '#platform/web/ui/index.ts'
import { readDashboard, type StudentDay } from '../../contract/dashboard.ts'
import { StudentPanels } from '../day/student-panels.tsx'

const own = 'day'
const Address = z.object({ tab: z._default(z.string(), own) })

/** A child's day, and what the rooms show of it; which of them is in the address. */
export function ChildTabs({ day }: { day: StudentDay }) {
  const { i18n } = useLingui()
  const [{ tab }, change] = useUrlState(Address)
  const { id, full_name } = day.student
  useLiveDiary(id, [readDashboard])
  const brought = usePlace(childTabs).toSorted((one, other) => one.order - other.order)
  const cards = usePlace(familyCards).toSorted((one, other) => one.order - other.order)
  const open = brought.find((one) => one.id === tab)
  const shown = open?.id ?? own
  return (
    <Tabs value={shown} onChange={(next) => change({ tab: next === own ? undefined : next })} keepMounted={false}>
      <TabStrip
        tabs={[
          { value: own, title: <Trans>Сегодня</Trans> },
          ...brought.map(({ id: value, title }) => ({ value, title: i18n._(title) })),
        ]}
        open={shown}
        mb="md"
      />
      <Tabs.Panel value={shown}>
        {open ? (
          <open.component studentId={id} name={full_name} />
        ) : (
          <CardGrid>
            {cards.map(({ id: card, component: Card }) => (
              <Card key={card} />
            ))}
            <StudentPanels day={day} />
          </CardGrid>
        )}
      </Tabs.Panel>
    </Tabs>
  )
}
