import { Trans } from '@lingui/react/macro'
import { Title } from '@mantine/core'
import { IconCompassOff } from '../icons/index.ts'
import { Empty } from '../ui/empty.tsx'
import { LinkButton } from '../ui/link-button.tsx'

/** In the place of a page whose address leads to nothing: drawn by the page itself, within its layout. */
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
