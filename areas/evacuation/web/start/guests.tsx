import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { query, serverNow, useAllowed } from '#platform/web/api/index.ts'
import { displayMoment } from '#platform/web/format/moment.ts'
import { dialog } from '#platform/web/dialog/dialog.ts'
import { IconTrash } from '#platform/web/icons/index.ts'
import { useActions } from '#platform/web/use-actions.ts'
import { ActionIcon, Answer, Button, Group, Panel, Stack, Text, Title } from '#platform/web/ui/index.ts'
import { changeGuest, listGuests, removeGuest, type Guest } from '../../contract/settings.ts'
import { GuestForm } from './guest-form.tsx'

/** «10:15» of today, «19.11.2026, 10:15» of another day. */
function timeOf(instant: string): string {
  const [day, time] = displayMoment(instant).split(', ')
  const [today] = displayMoment(new Date(serverNow()).toISOString()).split(', ')
  return day === today ? (time ?? '') : displayMoment(instant)
}

/** Who is in the building and on no list of the school; in an evacuation they are collected too. */
export function Guests() {
  const guests = useQuery(query(listGuests))
  const mayWrite = useAllowed(changeGuest)
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
                  <GuestRow key={guest.id} guest={guest} mayWrite={mayWrite} />
                ))}
              </Stack>
            )
          }
        </Answer>
      </Stack>
    </Panel>
  )
}

function GuestRow({ guest, mayWrite }: { guest: Guest; mayWrite: boolean }) {
  const { t } = useLingui()
  const { act } = useActions([listGuests])
  const { name, host, came_at, left_at, version } = guest
  const params = { id: String(guest.id) }
  const remove = async () => {
    const message = t`Удалить запись «${name}»?`
    const description = t`Так убирают того, кого записали по ошибке. Кто ушёл, того отмечают «Ушёл».`
    if (await dialog.confirm({ message, description, ok: t`Удалить`, isDangerous: true }))
      await act(removeGuest, { params })
  }
  return (
    <Group component="li" justify="space-between" gap="xs">
      <Text c={left_at === null ? undefined : 'dimmed'}>
        <strong>{name}</strong>
        {host ? ` · ${t`к кому: ${host}`}` : ''}
        {` · ${t`пришёл ${timeOf(came_at)}`}`}
        {left_at ? `, ${t`ушёл ${timeOf(left_at)}`}` : ''}
      </Text>
      {mayWrite ? (
        <Group gap="xs">
          <Button
            size="compact-md"
            mih={{ base: 44, sm: 30 }}
            variant="default"
            aria-label={left_at === null ? t`${name}: ушёл` : t`${name}: ещё здесь`}
            onClick={() => void act(changeGuest, { params, body: { version, has_left: left_at === null } })}
          >
            {left_at === null ? t`Ушёл` : t`Ещё здесь`}
          </Button>
          <ActionIcon
            size={44}
            variant="subtle"
            color="gray"
            aria-label={t`Удалить запись: ${name}`}
            onClick={() => void remove()}
          >
            <IconTrash size={18} aria-hidden />
          </ActionIcon>
        </Group>
      ) : null}
    </Group>
  )
}
