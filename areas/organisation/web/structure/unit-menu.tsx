import { Trans, useLingui } from '@lingui/react/macro'
import {
  IconArchive,
  IconArchiveOff,
  IconArrowDown,
  IconArrowRight,
  IconArrowUp,
  IconDots,
  IconPencil,
  IconPlus,
} from '#platform/web/icons/index.ts'
import { placeAfterStep } from '#areas/dictionaries/rules/record-tree.ts'
import { ActionIcon, Menu } from '#platform/web/ui/index.ts'
import type { Unit } from '../../contract/units.ts'
import { useStructurePage } from './structure-page-state.ts'
import { useUnitArchiveActions } from './use-unit-archive-actions.ts'

/** What can be done with a unit, without a mouse too. */
export function UnitMenu({ unit }: { unit: Unit }) {
  const { t } = useLingui()
  const { structure, moves, open } = useStructurePage()
  const { archive, restore } = useUnitArchiveActions()
  const [up, down] = [placeAfterStep(structure.units, unit.id, 'up'), placeAfterStep(structure.units, unit.id, 'down')]
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={t`Действия: ${unit.title}`} data-print="never">
          <IconDots size={16} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {unit.is_archived ? (
          <Menu.Item leftSection={<IconArchiveOff size={16} aria-hidden />} onClick={() => void restore(unit)}>
            <Trans>Вернуть из архива</Trans>
          </Menu.Item>
        ) : (
          <>
            <Menu.Item
              leftSection={<IconPencil size={16} aria-hidden />}
              onClick={() => open({ kind: 'change', unit })}
            >
              <Trans>Изменить, назначить руководителя</Trans>
            </Menu.Item>
            <Menu.Item
              leftSection={<IconPlus size={16} aria-hidden />}
              onClick={() => open({ kind: 'new', parent: unit })}
            >
              <Trans>Добавить внутри</Trans>
            </Menu.Item>
            <Menu.Divider />
            <Menu.Item
              leftSection={<IconArrowRight size={16} aria-hidden />}
              onClick={() => open({ kind: 'move', unit })}
            >
              <Trans>Переместить в…</Trans>
            </Menu.Item>
            <Menu.Item
              leftSection={<IconArrowUp size={16} aria-hidden />}
              disabled={up === null}
              onClick={() => void (up && moves.moveUnitTo(unit, up))}
            >
              <Trans>Выше</Trans>
            </Menu.Item>
            <Menu.Item
              leftSection={<IconArrowDown size={16} aria-hidden />}
              disabled={down === null}
              onClick={() => void (down && moves.moveUnitTo(unit, down))}
            >
              <Trans>Ниже</Trans>
            </Menu.Item>
            <Menu.Divider />
            <Menu.Item leftSection={<IconArchive size={16} aria-hidden />} onClick={() => void archive(unit)}>
              <Trans>Убрать в архив</Trans>
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
