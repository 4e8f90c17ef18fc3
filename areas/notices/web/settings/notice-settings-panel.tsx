import { Trans } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, query } from '#platform/web/api/index.ts'
import { Answer, Panel, Stack, Switch, Text, Title } from '#platform/web/ui/index.ts'
import { changeNoticeSettings, readNoticeSettings } from '../../contract/settings.ts'
import { QuietHoursFields } from './quiet-hours-fields.tsx'

/** What is mailed beside being told in the product, and when one is not to be disturbed; kept as it is chosen. */
export function NoticeSettingsPanel() {
  const client = useQueryClient()
  const settings = useQuery(query(readNoticeSettings))
  const change = useMutation({
    ...call(changeNoticeSettings),
    onSuccess: (changed) => client.setQueryData(query(readNoticeSettings).queryKey, changed),
  })
  return (
    <Panel>
      <Answer of={settings}>
        {({ kinds, quiet, mail }) => (
          <Stack gap="lg">
            <Stack gap="sm" component="section">
              <Title order={2} size="h4">
                <Trans>Письма</Trans>
              </Title>
              <Text size="sm" c="dimmed">
                {mail === null ? (
                  <Trans>Почты в вашей карточке нет, поэтому письма не приходят. В ленте видно всё.</Trans>
                ) : (
                  <Trans>
                    В ленте видно всё. Что осталось непрочитанным, через десять минут приходит одним письмом на {mail}.
                  </Trans>
                )}
              </Text>
              {kinds.map(({ kind, title, by_mail }) => (
                <Switch
                  key={kind}
                  label={title}
                  checked={by_mail}
                  disabled={mail === null}
                  onChange={(event) =>
                    change.mutate({ body: { kinds: [{ kind, by_mail: event.currentTarget.checked }] } })
                  }
                />
              ))}
            </Stack>
            <QuietHoursFields quiet={quiet} onChange={(next) => change.mutate({ body: { quiet: next } })} />
          </Stack>
        )}
      </Answer>
    </Panel>
  )
}
