import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { allows } from '#platform/contract/access.ts'
import { useSession } from '#platform/web/api/index.ts'
import { usePlace } from '#platform/web/places.tsx'
import { PageFrame, Tabs, TabStrip, useUrlState } from '#platform/web/ui/index.ts'
import { listDictionaries } from '../contract/dictionaries.ts'
import { DictionariesTab } from './dictionaries-tab.tsx'
import { guideTabs, type GuideTab } from './guide-tab.ts'

const Address = z.object({ tab: z.optional(z.string()) })
const own: GuideTab = {
  id: 'dictionaries',
  title: msg`Справочники`,
  order: 10,
  access: listDictionaries.access,
  component: DictionariesTab,
}

/** `/passport/guides`: the lists from which everybody chooses, and what other rooms put beside them. */
export function GuidesPage() {
  const { t, i18n } = useLingui()
  const session = useSession()
  const navigate = useNavigate()
  const [{ tab }] = useUrlState(Address)
  const tabs = [own, ...usePlace(guideTabs)]
    .filter(({ access }) => allows(access, session))
    .toSorted((one, other) => one.order - other.order)
  const open = tabs.find(({ id }) => id === tab) ?? own
  // what a tab keeps in the address is of no use to another one
  const show = (id: string | null) =>
    void navigate({ to: '.', search: id === null || id === own.id ? {} : { tab: id } })
  return (
    <PageFrame title={<Trans>Справочники</Trans>}>
      {tabs.length > 1 ? (
        <Tabs value={open.id} onChange={show}>
          <TabStrip
            tabs={tabs.map(({ id, title }) => ({ value: id, title: i18n._(title) }))}
            open={open.id}
            label={t`Разделы справочников`}
          />
        </Tabs>
      ) : null}
      <open.component />
    </PageFrame>
  )
}
