import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import * as z from 'zod/mini'
import { Tabs, useUrlState } from '#platform/web/ui/index.ts'
import type { PersonCard } from '../../contract/people.ts'
import { usePersonTabs } from './use-person-tabs.ts'
import classes from './card.module.css'

// pages are of a tab's own list
const Address = z.object({ tab: z.optional(z.string()), page: z.optional(z.string()) })

/** The card's tabs; which one is open stands in the address. */
export function CardTabs({ person }: { person: PersonCard }) {
  const { t, i18n } = useLingui()
  const tabs = usePersonTabs(person)
  const [{ tab }, change] = useUrlState(Address)
  const [first] = tabs
  const open = tabs.find(({ id }) => id === tab) ?? first
  const list = useRef<HTMLDivElement>(null)
  // on a phone the open tab may stand out of sight
  const openId = open?.id
  useEffect(() => {
    list.current?.querySelector('[data-active]')?.scrollIntoView({ inline: 'nearest', block: 'nearest' })
  }, [openId])
  if (!open) return null
  const show = (id: string | null) => change({ tab: id === first?.id ? undefined : id, page: undefined })
  return (
    <Tabs value={open.id} onChange={show} keepMounted={false}>
      <Tabs.List ref={list} className={classes['tabs'] ?? ''} mb="md" aria-label={t`Разделы карточки`}>
        {tabs.map(({ id, title }) => (
          <Tabs.Tab key={id} value={id}>
            {i18n._(title)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value={open.id}>
        <open.component person={person} />
      </Tabs.Panel>
    </Tabs>
  )
}
