import { Trans, useLingui } from '@lingui/react/macro'
import type { Output } from '#platform/contract/endpoint.ts'
import { allows } from '#platform/contract/access.ts'
import { useSession } from '#platform/web/api/index.ts'
import { usePlace } from '#platform/web/places.tsx'
import { Badge, FactList, Group, LinkAnchor, Stack, Title } from '#platform/web/ui/index.ts'
import type { readRoom } from '../../contract/rooms.ts'
import { roomPanels } from '../room-panel.ts'

/** What is known of a room, and what other rooms tell of it. */
export function RoomFacts({ room }: { room: Output<typeof readRoom> }) {
  const { t } = useLingui()
  const session = useSession()
  const panels = usePlace(roomPanels).filter(({ access }) => allows(access, session))
  const { id, title, building, area, kind, seats, equipment, responsible, is_archived, uses } = room
  const facts = [
    { title: t`Где`, value: [building?.title, area?.title].filter(Boolean).join(', ') || null },
    { title: t`Вид`, value: kind?.title ?? null },
    { title: t`Мест`, value: seats },
    { title: t`Оснащение`, value: equipment.join(', ') || null },
    {
      title: t`Ответственный`,
      value: responsible ? <LinkAnchor to={`/users/${responsible.id}`}>{responsible.full_name}</LinkAnchor> : null,
    },
    { title: t`Используется`, value: uses.map((one) => `${one.title} — ${one.count}`).join(', ') || null },
  ]
  return (
    <Stack gap="sm">
      <Group gap="xs">
        <Title order={2} size="h3">
          {title}
        </Title>
        {is_archived ? (
          <Badge variant="light" color="gray">
            <Trans>В архиве</Trans>
          </Badge>
        ) : null}
      </Group>
      <FactList facts={facts} />
      {panels.map((panel) => (
        <panel.component key={panel.id} roomId={id} />
      ))}
    </Stack>
  )
}
