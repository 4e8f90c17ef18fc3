import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { query, serverNow, useAllowed } from '#platform/web/api/index.ts'
import { displayMoment } from '#platform/web/format/moment.ts'
import { useActions } from '#platform/web/use-actions.ts'
import { Answer, Button, Group, Panel, Stack, Text, Title } from '#platform/web/ui/index.ts'
import { changeGuest, listGuests, type Guest } from '../../contract/settings.ts'
import { GuestForm } from './guest-form.tsx'

/** «10:15» of today, «19.11.2026, 10:15» of another day. */
function timeOf(instant: string): string {
  const [day, time] = displayMoment(instant).split(', ')
  const [today] = displayMoment(new Date(serverNow()).toISOString()).split(', ')
  return day === today ? (time ?? '') : displayMoment(instant)
}

/** Who is in the building and on no list of the school; in an evacuation they are collected too. */
export function Guests() {
  const { t } = useLingui()
  const guests = useQuery(query(listGuests))
  const mayWrite = useAllowed(changeGuest)
  const { act } = useActions([listGuests])
  const turn = ({ id, version }: Guest, has_left: boolean) =>
    void act(changeGuest, { params: { id: String(id) }, body: { version, has_left } })
  return (
    <Panel>
      <Stack gap="sm">
        <Title order={2} size="h4">
          <Trans>Гости в здании</Trans>
        </Title>
        {mayWrite ? <GuestForm /> : null}
        <Answer of={guests}>
          {({ items }) =>
            items.length === 0 ? (
              <Text size="sm" c="dimmed">
                <Trans>Сегодня гостей не отмечали.</Trans>
              </Text>
            ) : (
              <Stack component="ul" gap={6} m={0} p={0} style={{ listStyle: 'none' }}>
                {items.map((guest) => (
                  <Group component="li" key={guest.id} justify="space-between" gap="xs">
                    <Text c={guest.left_at === null ? undefined : 'dimmed'}>
                      <strong>{guest.name}</strong>
                      {guest.host ? ` · ${t`к кому: ${guest.host}`}` : ''}
                      {` · ${t`пришёл ${timeOf(guest.came_at)}`}`}
                      {guest.left_at ? `, ${t`ушёл ${timeOf(guest.left_at)}`}` : ''}
                    </Text>
                    {mayWrite ? (
                      <Button
                        size="compact-md"
                        mih={{ base: 44, sm: 30 }}
                        variant="default"
                        aria-label={guest.left_at === null ? t`${guest.name}: ушёл` : t`${guest.name}: ещё здесь`}
                        onClick={() => turn(guest, guest.left_at === null)}
                      >
                        {guest.left_at === null ? t`Ушёл` : t`Ещё здесь`}
                      </Button>
                    ) : null}
                  </Group>
                ))}
              </Stack>
            )
          }
        </Answer>
      </Stack>
    </Panel>
  )
}
