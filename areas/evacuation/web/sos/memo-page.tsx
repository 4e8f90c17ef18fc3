import { Trans, useLingui } from '@lingui/react/macro'
import { IconPrinter } from '#platform/web/icons/index.ts'
import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { useAllowed } from '#platform/web/api/index.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { Answer, Box, Button, PageFrame, Panel, Stack, Tabs, TabStrip, useUrlState } from '#platform/web/ui/index.ts'
import { changeSettings } from '../../contract/settings.ts'
import { listSosReports } from '../../contract/sos.ts'
import { SoundSwitch } from '../sound/sound-switch.tsx'
import { MemoParts } from './memo-parts.tsx'
import { MemoSheets } from './memo-sheets.tsx'
import { memoQuery } from './offline/memo.ts'
import { SosReportForm } from './sos-report-form.tsx'

const MemoEditor = lazyPart(async () => (await import('./edit/memo-editor.tsx')).MemoEditor)
const SosReports = lazyPart(async () => (await import('./sos-reports.tsx')).SosReports)
const Address = z.object({ tab: z._default(z.enum(['memo', 'reports', 'edit']), 'memo') })

/** `/sos`: what to do, for those inside; who keeps it, changes it here. */
export function MemoPage() {
  const { t } = useLingui()
  const [{ tab }, change] = useUrlState(Address)
  const mayRead = useAllowed(listSosReports)
  const mayChange = useAllowed(changeSettings)
  const tabs = [
    { value: 'memo', title: t`Памятка` },
    ...(mayRead ? [{ value: 'reports', title: t`Сообщения` }] : []),
    ...(mayChange ? [{ value: 'edit', title: t`Изменить` }] : []),
  ]
  const open = tabs.some(({ value }) => value === tab) ? tab : 'memo'
  return (
    <PageFrame
      title={<Trans>Что делать при тревоге</Trans>}
      actions={
        open === 'memo' ? (
          <Button
            variant="default"
            size="xs"
            leftSection={<IconPrinter size={16} aria-hidden />}
            onClick={() => window.print()}
          >
            <Trans>Печать</Trans>
          </Button>
        ) : null
      }
    >
      <Tabs value={open} onChange={(next) => change({ tab: next ?? undefined })}>
        {tabs.length > 1 ? <TabStrip tabs={tabs} open={open} label={t`Разделы памятки`} /> : null}
        <Tabs.Panel value={open} pt="md">
          {open === 'memo' ? <OwnMemo /> : null}
          {open === 'reports' ? <SosReports /> : null}
          {open === 'edit' ? <MemoEditor /> : null}
        </Tabs.Panel>
      </Tabs>
    </PageFrame>
  )
}

function OwnMemo() {
  const memo = useQuery(memoQuery)
  return (
    <Answer of={memo}>
      {({ memo: read }) => (
        <>
          <Box maw={960} data-print="never">
            <Stack gap="md">
              <SosReportForm contacts={read.contacts} />
              <MemoParts memo={read} />
              <Panel>
                <SoundSwitch />
              </Panel>
            </Stack>
          </Box>
          <MemoSheets memo={read} />
        </>
      )}
    </Answer>
  )
}
