import { Trans, useLingui } from '@lingui/react/macro'
import { useSession } from '#platform/web/api/index.ts'
import * as z from 'zod/mini'
import { Box, PageFrame, Tabs, TabStrip, useUrlState } from '#platform/web/ui/index.ts'
import { NoticeFeed } from './feed/notice-feed.tsx'
import { LettersPanel } from './letters/lazy-letters.ts'
import { NoticeSettingsPanel } from './settings/notice-settings-panel.tsx'

const Address = z.object({
  tab: z._default(z.enum(['list', 'letters', 'settings']), 'list'),
  // those of the lists, which no other tab keeps
  page: z.optional(z.string()),
  unread: z.optional(z.string()),
  search: z.optional(z.string()),
  state: z.optional(z.string()),
  mine: z.optional(z.string()),
})

const noFilters = { page: undefined, unread: undefined, search: undefined, state: undefined, mine: undefined }

/** `/notices`: all that one was told, what of it is mailed and when; and for the staff the letters that they have sent. */
export function NoticesPage() {
  const { t } = useLingui()
  const [{ tab }, change] = useUrlState(Address)
  const isStaff = useSession()?.client === 0
  const tabs = [
    { value: 'list', title: <Trans>Лента</Trans> },
    ...(isStaff ? [{ value: 'letters', title: <Trans>Письма</Trans> }] : []),
    { value: 'settings', title: <Trans>Настройки</Trans> },
  ]
  return (
    <PageFrame title={<Trans>Уведомления</Trans>}>
      <Tabs
        value={tab}
        onChange={(next) => change({ ...noFilters, tab: next === 'list' ? undefined : next })}
        keepMounted={false}
      >
        <TabStrip tabs={tabs} open={tab} label={t`Уведомления`} mb="md" />
        <Tabs.Panel value="list">
          <NoticeFeed />
        </Tabs.Panel>
        {isStaff ? (
          <Tabs.Panel value="letters">
            <LettersPanel />
          </Tabs.Panel>
        ) : null}
        <Tabs.Panel value="settings">
          <Box maw={640}>
            <NoticeSettingsPanel />
          </Box>
        </Tabs.Panel>
      </Tabs>
    </PageFrame>
  )
}
