import { Trans } from '@lingui/react/macro'
import { Title } from '@mantine/core'
import { IconCompassOff } from '#platform/web/icons/index.ts'
import { Empty } from '#platform/web/ui/empty.tsx'
import { LinkButton } from '#platform/web/ui/link-button.tsx'

/** In the place of a page whose address leads to nothing. */
export function NotFound() {
  return (
    <Empty
      icon={<IconCompassOff size={24} stroke={1.5} />}
      title={
        <Title order={1} size="h3">
          <Trans>Страница не найдена</Trans>
        </Title>
      }
      hint={<Trans>Проверьте адрес или начните с главной страницы.</Trans>}
      action={
        <LinkButton to="/" variant="default">
          <Trans>На главную</Trans>
        </LinkButton>
      }
    />
  )
}
