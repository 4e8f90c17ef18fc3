import { Trans, useLingui } from '@lingui/react/macro'
import {
  IconArchive,
  IconArchiveOff,
  IconArrowDown,
  IconArrowRight,
  IconArrowUp,
  IconPencil,
  IconPlus,
  IconUserCheck,
} from '#platform/web/icons/index.ts'
import { placeAfterStep } from '#areas/dictionaries/rules/record-tree.ts'
import { Action, ActionDivider, ActionLink, ActionMenu } from '#platform/web/ui/index.ts'
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
    <ActionMenu label={t`Действия: ${unit.title}`}>
      {unit.is_archived ? (
        <Action icon={<IconArchiveOff size={16} aria-hidden />} onClick={() => void restore(unit)}>
          <Trans>Вернуть из архива</Trans>
        </Action>
      ) : (
        <>
          <Action icon={<IconPencil size={16} aria-hidden />} onClick={() => open({ kind: 'change', unit })}>
            <Trans>Изменить, назначить руководителя</Trans>
          </Action>
          {unit.head === null ? null : (
            <ActionLink
              icon={<IconUserCheck size={16} aria-hidden />}
              to="/users/$id"
              params={{ id: String(unit.head.id) }}
              search={{ tab: 'work' }}
            >
              <Trans>Назначить и. о. руководителя</Trans>
            </ActionLink>
          )}
          <Action icon={<IconPlus size={16} aria-hidden />} onClick={() => open({ kind: 'new', parent: unit })}>
            <Trans>Добавить внутри</Trans>
          </Action>
          <ActionDivider />
          <Action icon={<IconArrowRight size={16} aria-hidden />} onClick={() => open({ kind: 'move', unit })}>
            <Trans>Переместить в…</Trans>
          </Action>
          <Action
            icon={<IconArrowUp size={16} aria-hidden />}
            objection={up === null ? t`Стоит первым` : undefined}
            onClick={() => void (up && moves.moveUnitTo(unit, up))}
          >
            <Trans>Выше</Trans>
          </Action>
          <Action
            icon={<IconArrowDown size={16} aria-hidden />}
            objection={down === null ? t`Стоит последним` : undefined}
            onClick={() => void (down && moves.moveUnitTo(unit, down))}
          >
            <Trans>Ниже</Trans>
          </Action>
          <ActionDivider />
          <Action icon={<IconArchive size={16} aria-hidden />} onClick={() => void archive(unit)}>
            <Trans>Убрать в архив</Trans>
          </Action>
        </>
      )}
    </ActionMenu>
  )
}
