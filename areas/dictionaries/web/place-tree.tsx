import { Trans, useLingui } from '@lingui/react/macro'
import { IconChevronRight } from '#platform/web/icons/index.ts'
import { useState } from 'react'
import { Anchor, Breadcrumbs, Button, Modal, NavLink, ScrollArea, Stack } from '#platform/web/ui/index.ts'
import type { PlacedPlace } from '../rules/place-paths.ts'

interface Props {
  title: string
  places: readonly PlacedPlace[]
  /** The chosen one: the window opens where it stands. */
  start: PlacedPlace | null
  onChoose: (id: number) => void
  onClose: () => void
}

/** Places level by level: what holds others is opened, and may be chosen itself. */
export function PlaceTree({ title, places, start, onChoose, onClose }: Props) {
  const { t } = useLingui()
  const byId = new Map(places.map((place) => [place.id, place]))
  const [within, setWithin] = useState<number | null>(start?.parent_id ?? null)
  const above: PlacedPlace[] = []
  for (let one = byId.get(within ?? 0); one; one = byId.get(one.parent_id ?? 0)) above.unshift(one)
  const holder = above.at(-1)
  const inside = places.filter(({ parent_id }) => parent_id === within)
  return (
    <Modal opened onClose={onClose} title={title} closeButtonProps={{ 'aria-label': t`Закрыть` }}>
      <Stack gap="sm">
        <Breadcrumbs separator="›" component="nav" aria-label={t`Где мы`} style={{ flexWrap: 'wrap' }}>
          <Anchor component="button" type="button" size="sm" onClick={() => setWithin(null)}>
            <Trans>Все места</Trans>
          </Anchor>
          {above.map((place) => (
            <Anchor component="button" type="button" size="sm" key={place.id} onClick={() => setWithin(place.id)}>
              {place.title}
            </Anchor>
          ))}
        </Breadcrumbs>
        <ScrollArea.Autosize mah="50vh" type="auto" viewportProps={{ tabIndex: -1 }}>
          {inside.map((place) => (
            <NavLink
              key={place.id}
              component="button"
              type="button"
              label={place.title}
              active={place.id === start?.id}
              rightSection={place.hasInside ? <IconChevronRight size={16} aria-hidden /> : null}
              onClick={() => (place.hasInside ? setWithin(place.id) : onChoose(place.id))}
            />
          ))}
        </ScrollArea.Autosize>
        {holder ? (
          <Button variant="default" onClick={() => onChoose(holder.id)}>
            <Trans>Выбрать: {holder.title}</Trans>
          </Button>
        ) : null}
      </Stack>
    </Modal>
  )
}
