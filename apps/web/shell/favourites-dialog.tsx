import { Trans, useLingui } from '@lingui/react/macro'
import { ActionIcon, Button, Group, Stack, Text } from '@mantine/core'
import { Select } from '#platform/web/ui/select.tsx'
import { maxFavourites } from '#platform/contract/menu-settings.ts'
import { IconArrowDown, IconArrowUp, IconX } from '#platform/web/icons/index.ts'
import { Modal } from '#platform/web/ui/modal.tsx'
import { placesOnPhone } from './arrange.ts'
import { groupTitles } from './group-titles.ts'
import { icons } from '#platform/web/frame/icons.ts'
import type { MenuEntry } from '#platform/web/frame/menu.ts'
import { useArrangedMenu } from './use-arranged-menu.ts'
import { useMenuSettings } from './use-menu-settings.ts'
import classes from './shell.module.css'

/** Own places of the menu, the first of them at the bottom of a phone too: added, put in order, taken away. Kept at once. */
export function FavouritesDialog({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useLingui()
  const { favourites, sections } = useArrangedMenu()
  const { settings, change } = useMenuSettings()
  const ids = favourites.map(({ id }) => id)
  const put = (next: string[]) => change({ favourites: next })
  const free = sections.map(({ group, entries }) => ({
    group: group === null ? t`Личное` : i18n._(groupTitles[group]),
    items: entries.map(({ id, title }) => ({ value: id, label: i18n._(title) })),
  }))
  return (
    <Modal opened onClose={onClose} title={<Trans>Избранное</Trans>}>
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          <Trans>Стоит вверху меню. Первые {placesOnPhone} — ещё и внизу экрана телефона.</Trans>
        </Text>
        <ol className={classes['chosen']}>
          {favourites.map((entry, index) => (
            <Chosen
              key={entry.id}
              entry={entry}
              index={index}
              count={ids.length}
              onMove={(to) => put(ids.toSpliced(index, 1).toSpliced(to, 0, entry.id))}
              onRemove={() => put(ids.toSpliced(index, 1))}
            />
          ))}
        </ol>
        {ids.length < maxFavourites && free.length > 0 ? (
          <Select
            // begins anew with each that was added
            key={ids.join()}
            label={t`Добавить раздел`}
            placeholder={t`Выберите раздел`}
            data={free}
            searchable
            nothingFoundMessage={t`Такого раздела нет`}
            onChange={(id) => (id === null ? undefined : put([...ids, id]))}
          />
        ) : null}
        <Group justify="space-between">
          <Button variant="subtle" disabled={settings.favourites === null} onClick={() => change({ favourites: null })}>
            <Trans>Вернуть как было сначала</Trans>
          </Button>
          <Button variant="default" onClick={onClose}>
            <Trans>Готово</Trans>
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}

interface ChosenProps {
  entry: MenuEntry
  index: number
  count: number
  onMove: (to: number) => void
  onRemove: () => void
}
function Chosen({ entry: { icon, title }, index, count, onMove, onRemove }: ChosenProps) {
  const { t, i18n } = useLingui()
  const Picture = icons[icon]
  const name = i18n._(title)
  return (
    <li className={classes['chosenEntry']}>
      <Picture size={17} stroke={1.6} aria-hidden />
      <span>{name}</span>
      <ActionIcon size="lg" disabled={index === 0} aria-label={t`Выше: ${name}`} onClick={() => onMove(index - 1)}>
        <IconArrowUp size={17} stroke={1.6} />
      </ActionIcon>
      <ActionIcon
        size="lg"
        disabled={index === count - 1}
        aria-label={t`Ниже: ${name}`}
        onClick={() => onMove(index + 1)}
      >
        <IconArrowDown size={17} stroke={1.6} />
      </ActionIcon>
      <ActionIcon size="lg" aria-label={t`Убрать: ${name}`} onClick={onRemove}>
        <IconX size={17} stroke={1.6} />
      </ActionIcon>
    </li>
  )
}
