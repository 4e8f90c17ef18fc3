import { Trans } from '@lingui/react/macro'
import { IconLock } from '#platform/web/icons/index.ts'
import { Title } from '@mantine/core'
import { Empty } from '#platform/web/ui/empty.tsx'
import { LinkButton } from '#platform/web/ui/link-button.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'

/** In the page's place while access to it is denied. */
export function AccessDenied() {
  return (
    <Panel>
      <Empty
        icon={<IconLock size={24} stroke={1.5} />}
        title={
          <Title order={1} size="h3">
            <Trans>Доступ запрещен</Trans>
          </Title>
        }
        hint={
          <Trans>
            У вашей роли нет прав на эту страницу. Если они нужны для работы, обратитесь к администратору школы.
          </Trans>
        }
        action={
          <LinkButton to="/" variant="default">
            <Trans>На главную</Trans>
          </LinkButton>
        }
      />
    </Panel>
  )
}
