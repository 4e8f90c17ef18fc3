import { Trans, useLingui } from '@lingui/react/macro'
import * as z from 'zod/mini'
import { Box, PageFrame, Tabs, TabStrip, useUrlState } from '#platform/web/ui/index.ts'
import { NoticeFeed } from './feed/notice-feed.tsx'
import { NoticeSettingsPanel } from './settings/notice-settings-panel.tsx'

const Address = z.object({
  tab: z._default(z.enum(['list', 'settings']), 'list'),
  // the feed's own, which the settings do not keep
  page: z.optional(z.string()),
  unread: z.optional(z.string()),
})

/** `/notices`: all that one was told, and what of it is mailed and when. */
export function NoticesPage() {
  const { t } = useLingui()
  const [{ tab }, change] = useUrlState(Address)
  const tabs = [
    { value: 'list', title: <Trans>Лента</Trans> },
    { value: 'settings', title: <Trans>Настройки</Trans> },
  ]
  return (
    <PageFrame title={<Trans>Уведомления</Trans>}>
      <Tabs
        value={tab}
        onChange={(next) => change({ tab: next === 'list' ? undefined : next, page: undefined, unread: undefined })}
        keepMounted={false}
      >
        <TabStrip tabs={tabs} open={tab} label={t`Уведомления`} mb="md" />
        <Tabs.Panel value="list">
          <NoticeFeed />
        </Tabs.Panel>
        <Tabs.Panel value="settings">
          <Box maw={640}>
            <NoticeSettingsPanel />
          </Box>
        </Tabs.Panel>
      </Tabs>
    </PageFrame>
  )
}
