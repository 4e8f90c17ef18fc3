import { Trans } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import { useSession } from '#platform/web/api/session.ts'
import { useUnsent } from '#platform/web/outbox/unsent.ts'
import { LinkAnchor } from '#platform/web/ui/link-anchor.tsx'
import { Banner } from '#platform/web/frame/banner.tsx'

/** On every page but the one that shows it itself: something waits to be sent, and where. */
export function UnsentBanner() {
  const accountId = useSession()?.accountId
  const path = useLocation({ select: ({ pathname }) => pathname })
  const waiting = useUnsent().filter((one) => one.accountId === accountId && one.page !== path)
  return waiting.map(({ area, page, sheetId, count }) => (
    <Banner key={area}>
      <Trans>Ждёт отправки: {count}</Trans>
      <LinkAnchor to={page} search={{ group: String(sheetId) }} c="inherit" td="underline">
        <Trans>Показать</Trans>
      </LinkAnchor>
    </Banner>
  ))
}
