import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { query, useAllowed } from '#platform/web/api/index.ts'
import { Answer, Drawer, Stack, useUrlState } from '#platform/web/ui/index.ts'
import type { Building } from '../../contract/buildings.ts'
import { changeRoom, readRoom } from '../../contract/rooms.ts'
import { RoomsAddress } from '../address.ts'
import { RoomFacts } from './room-facts.tsx'
import { RoomForm } from './room-form.tsx'
import { RoomHistory } from './room-history.tsx'

/** The card of the room that `?room=` names, beside the list or the plan. */
export function RoomDrawer({ buildings }: { buildings: readonly Building[] }) {
  const { t } = useLingui()
  const [{ room }, change] = useUrlState(RoomsAddress)
  const close = () => change({ room: undefined })
  return (
    <Drawer
      opened={room !== undefined}
      onClose={close}
      position="right"
      size={560}
      title={t`Кабинет`}
      overlayProps={{ backgroundOpacity: 0.25 }}
      closeButtonProps={{ 'aria-label': t`Закрыть` }}
    >
      {room === undefined ? null : <RoomCard key={room} id={room} buildings={buildings} onGone={close} />}
    </Drawer>
  )
}

function RoomCard({ id, buildings, onGone }: { id: string; buildings: readonly Building[]; onGone: () => void }) {
  const mayEdit = useAllowed(changeRoom)
  const found = useQuery(query(readRoom, { params: { id } }))
  return (
    <Answer of={found}>
      {(room) => (
        <Stack>
          <RoomFacts room={room} />
          {mayEdit ? <RoomForm key={room.version} room={room} buildings={buildings} onGone={onGone} /> : null}
          <RoomHistory id={id} />
        </Stack>
      )}
    </Answer>
  )
}
