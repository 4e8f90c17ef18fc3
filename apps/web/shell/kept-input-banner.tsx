import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useLocation } from '@tanstack/react-router'
import { forgetForms, keptForms } from '#platform/web/kept-input.ts'
import { useStore } from '#platform/web/store.ts'
import { LinkAnchor } from '#platform/web/ui/link-anchor.tsx'
import { Banner } from '#platform/web/frame/banner.tsx'

/** What was typed before the session ended waits in a form that is not open yet. */
export function KeptInputBanner() {
  const [first] = useStore(keptForms)
  const path = useLocation({ select: ({ pathname }) => pathname })
  if (first === undefined) return null
  return (
    <Banner>
      <Trans>То, что вы ввели до конца сеанса, сохранено: откройте форму снова, и оно вернётся.</Trans>
      {first.page === path ? null : (
        <LinkAnchor to={first.page} c="inherit" td="underline">
          <Trans>К странице</Trans>
        </LinkAnchor>
      )}
      <Button size="compact-xs" variant="white" color="dark" onClick={forgetForms}>
        <Trans>Не нужно</Trans>
      </Button>
    </Banner>
  )
}
