import { Trans, useLingui } from '@lingui/react/macro'
import * as z from 'zod/mini'
import { PageFrame, Stack, Tabs, TabStrip, useUrlState } from '#platform/web/ui/index.ts'
import { CountTiles } from './count-tiles.tsx'
import { AllPeople } from '#areas/people/web/index.ts'
import { Sections } from './sections.tsx'
import { SchoolHistory } from './school-history.tsx'
import { SchoolSettings } from './school-settings.tsx'

const Address = z.object({
  tab: z._default(z.enum(['people', 'sections', 'about', 'history']), 'people'),
  /** Of the list or the history; another tab begins at its first page. */
  page: z.optional(z.string()),
})

/** `/passport`: everybody of the school, the sections of its management, what it says of itself. */
export function SchoolPage() {
  const { t } = useLingui()
  const [{ tab }, change] = useUrlState(Address)
  const tabs = [
    { value: 'people', title: t`Все люди` },
    { value: 'sections', title: t`Разделы` },
    { value: 'about', title: t`Сведения о школе` },
    { value: 'history', title: t`История` },
  ]
  return (
    <PageFrame title={<Trans>Школа</Trans>}>
      <Tabs value={tab} onChange={(next) => change({ tab: next ?? undefined, page: undefined })}>
        <TabStrip tabs={tabs} open={tab} label={t`Разделы школы`} />
        <Tabs.Panel value={tab} pt="md">
          {tab === 'people' ? <AllPeople /> : null}
          {tab === 'sections' ? (
            <Stack gap="lg">
              <CountTiles />
              <Sections />
            </Stack>
          ) : null}
          {tab === 'about' ? <SchoolSettings /> : null}
          {tab === 'history' ? <SchoolHistory /> : null}
        </Tabs.Panel>
      </Tabs>
    </PageFrame>
  )
}
