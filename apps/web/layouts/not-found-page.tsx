import { Trans } from '@lingui/react/macro'
import { Center, Title } from '@mantine/core'
import { IconCompassOff } from '@tabler/icons-react'
import { Empty } from '#platform/web/ui/empty.tsx'
import { LinkButton } from '#platform/web/ui/link-button.tsx'

/** The catch-all. */
export function NotFoundPage() {
  return (
    <Center component="main" mih="100dvh">
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
    </Center>
  )
}
