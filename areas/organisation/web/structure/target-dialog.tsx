import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type FormEvent } from 'react'
import { isWithin } from '#areas/dictionaries/rules/record-tree.ts'
import { FormFoot } from '#platform/web/form/index.ts'
import { Modal, Select, Stack } from '#platform/web/ui/index.ts'
import type { Unit, UnitPost } from '../../contract/units.ts'
import { useStructurePage } from './structure-page-state.ts'

interface Props {
  of: { unit: Unit } | { post: UnitPost }
  onClose: () => void
}
const nowhere = 'top'

/** Chooses the unit into which a unit or a person moves: the way without dragging. */
export function TargetDialog({ of, onClose }: Props) {
  const { t } = useLingui()
  const { structure, moves } = useStructurePage()
  const [target, setTarget] = useState<string | null>(null)
  const moved = 'unit' in of ? of.unit : null
  const present = 'unit' in of ? of.unit.parent_id : of.post.unit_id
  const units = structure.units.filter(
    ({ id, is_archived }) => !is_archived && id !== present && !(moved && isWithin(structure.units, id, moved.id)),
  )
  const move = (event: FormEvent) => {
    event.preventDefault()
    if (target === null) return
    const id = target === nowhere ? null : Number(target)
    if ('unit' in of) void moves.moveUnitTo(of.unit, { parent_id: id, before_id: null })
    else void moves.movePostTo(of.post, id)
    onClose()
  }
  const title = 'unit' in of ? t`Переместить «${of.unit.title}»` : t`Перевести: ${of.post.full_name}`
  return (
    <Modal opened onClose={onClose} title={title} closeButtonProps={{ 'aria-label': t`Закрыть` }}>
      <form onSubmit={move}>
        <Stack gap="sm">
          <Select
            label={t`Куда`}
            searchable
            data-autofocus
            nothingFoundMessage={t`Такого подразделения нет`}
            value={target}
            onChange={setTarget}
            data={[
              ...(present === null ? [] : [{ value: nowhere, label: moved ? t`На самый верх` : t`Без подразделения` }]),
              ...units.map(({ id, title: label }) => ({ value: String(id), label })),
            ]}
          />
          <FormFoot
            action={moved ? <Trans>Переместить</Trans> : <Trans>Перевести</Trans>}
            isDisabled={target === null}
            onCancel={onClose}
          />
        </Stack>
      </form>
    </Modal>
  )
}
