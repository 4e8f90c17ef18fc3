import { useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { query, useSession } from '#platform/web/api/index.ts'
import { Tabs, TabStrip, useUrlState } from '#platform/web/ui/index.ts'
import { OwnTabPanel } from '#areas/own-fields/web/index.ts'
import { keyOf } from '#platform/contract/endpoint.ts'
import { readOwnTabs } from '#areas/own-fields/contract/own-fields.ts'
import { allows } from '#platform/contract/access.ts'
import { usePlace } from '#platform/web/places.tsx'
import { readPersonHistory, type PersonCard } from '../../contract/people.ts'
import { PersonPicker } from '../person-picker.tsx'
import { ownTabs } from './own-tabs.tsx'
import { personTabs, type PersonTab } from './person-tab.ts'

// pages are of a tab's own list
const Address = z.object({ tab: z.optional(z.string()), page: z.optional(z.string()) })
/** Of the school's own tabs among the others. */
const ownOrder = 50
const idOf = (tab: { id: number }) => `own-${tab.id}`

/** The card's tabs, those of the school's own fields among them; which one is open stands in the address. */
export function CardTabs({ person }: { person: PersonCard }) {
  const { t, i18n } = useLingui()
  const client = useQueryClient()
  const [{ tab }, change] = useUrlState(Address)
  const isStaff = useSession()?.client === 0
  const own = useQuery({ ...query(readOwnTabs, { params: { id: String(person.id) } }), enabled: isStaff })
  const fixed = usePersonTabs(person)
  const strip = [
    ...fixed.map(({ id, title, order }) => ({ value: id, title: i18n._(title), order })),
    ...(own.data?.items ?? []).map((one) => ({ value: idOf(one), title: one.title, order: ownOrder })),
  ].toSorted((one, other) => one.order - other.order)
  const [first] = strip
  const open = strip.find(({ value }) => value === tab) ?? first
  if (!open) return null
  const show = (id: string | null) => change({ tab: id === first?.value ? undefined : id, page: undefined })
  const standing = fixed.find(({ id }) => id === open.value)
  const added = own.data?.items.find((one) => idOf(one) === open.value)
  return (
    <Tabs value={open.value} onChange={show} keepMounted={false}>
      <TabStrip tabs={strip} open={open.value} label={t`Разделы карточки`} mb="md" />
      <Tabs.Panel value={open.value}>
        {standing ? <standing.component person={person} /> : null}
        {added && own.data ? (
          <OwnTabPanel
            key={added.id}
            personId={person.id}
            version={own.data.version}
            tab={added}
            personInput={PersonPicker}
            onSaved={() => client.invalidateQueries({ queryKey: keyOf(readPersonHistory) })}
          />
        ) : null}
      </Tabs.Panel>
    </Tabs>
  )
}

/** The tabs of this person's card that the reader may open, in their order. */
function usePersonTabs(person: PersonCard): PersonTab[] {
  const session = useSession()
  return [...ownTabs, ...usePlace(personTabs)]
    .filter(({ access, isFor }) => allows(access, session) && (isFor?.(person) ?? true))
    .toSorted((one, other) => one.order - other.order)
}
