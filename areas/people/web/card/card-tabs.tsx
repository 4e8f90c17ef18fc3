import { useLingui } from '@lingui/react/macro'
import * as z from 'zod/mini'
import { Tabs, TabStrip, useUrlState } from '#platform/web/ui/index.ts'
import type { PersonCard } from '../../contract/people.ts'
import { usePersonTabs } from './use-person-tabs.ts'

// pages are of a tab's own list
const Address = z.object({ tab: z.optional(z.string()), page: z.optional(z.string()) })

/** The card's tabs; which one is open stands in the address. */
export function CardTabs({ person }: { person: PersonCard }) {
  const { t, i18n } = useLingui()
  const tabs = usePersonTabs(person)
  const [{ tab }, change] = useUrlState(Address)
  const [first] = tabs
  const open = tabs.find(({ id }) => id === tab) ?? first
  if (!open) return null
  const show = (id: string | null) => change({ tab: id === first?.id ? undefined : id, page: undefined })
  return (
    <Tabs value={open.id} onChange={show} keepMounted={false}>
      <TabStrip
        tabs={tabs.map(({ id, title }) => ({ value: id, title: i18n._(title) }))}
        open={open.id}
        label={t`Разделы карточки`}
        mb="md"
      />
      <Tabs.Panel value={open.id}>
        <open.component person={person} />
      </Tabs.Panel>
    </Tabs>
  )
}
