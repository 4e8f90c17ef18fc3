import { Trans, useLingui } from '@lingui/react/macro'
import { notify } from '#platform/web/notifications/notify.ts'
import { Button, Group, Select, Table } from '#platform/web/ui/index.ts'
import { setRolledParallel } from '../../contract/rollover.ts'
import type { RolledParallel } from '../../contract/shapes.ts'
import { parallelModes, type ParallelMode } from '../../rules/outline.ts'
import { useRolloverActions } from '../use-rollover-actions.ts'
import { useRolloverWords } from '../use-rollover-words.ts'
import { plainClass } from './plain-class.ts'

interface Props {
  of: RolledParallel
  intoId: number
  version: number
  may: boolean
  /** Its new classes are to be named. */
  onForm: (mode: ParallelMode) => void
}

/** A parallel: what becomes of it, and which classes it is divided into. */
export function ParallelHead({ of, intoId, version, may, onForm }: Props) {
  const { t } = useLingui()
  const words = useRolloverWords()
  const { act, params: year } = useRolloverActions(intoId)
  const { number, mode, by, seed } = of
  const params = { ...year, number: String(number) }
  const decide = async (wanted: ParallelMode) => {
    if (wanted === mode) return
    if (wanted === 'anew') return onForm(wanted)
    const given = { by, seed, new_classes: [] }
    const done = await act(setRolledParallel, { params, body: { version, mode: wanted, ...given } })
    if (done === null) return
    const former = { version: done.version, mode, by, seed, new_classes: of.new_classes.map(plainClass) }
    notify.undoable(t`${number} параллель: ${words.modes[wanted]}`, {
      label: t`Отменить`,
      act: () => void act(setRolledParallel, { params, body: former }),
    })
  }
  return (
    <Table.Tr>
      <Table.Th scope="rowgroup" colSpan={6}>
        <Group gap="sm">
          {t`${number} параллель`}
          <Select
            aria-label={t`Что станет с ${number} параллелью`}
            size="xs"
            w={230}
            allowDeselect={false}
            disabled={!may}
            data={parallelModes.map((value) => ({ value, label: words.modes[value] }))}
            value={mode}
            onChange={(value) => void decide((value ?? mode) as ParallelMode)}
          />
          {mode === 'anew' && may ? (
            <Button size="compact-xs" variant="default" onClick={() => onForm('anew')}>
              <Trans>Новые классы…</Trans>
            </Button>
          ) : null}
        </Group>
      </Table.Th>
    </Table.Tr>
  )
}
