import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { freeLetters } from '#areas/classes/rules/class-letters.ts'
import { FormFoot } from '#platform/web/form/index.ts'
import { IconPlus } from '#platform/web/icons/index.ts'
import { notify } from '#platform/web/notifications/notify.ts'
import { Button, Group, Modal, NumberInput, Select, Stack, Text } from '#platform/web/ui/index.ts'
import { setLowestParallel, setRolledParallel } from '../../contract/rollover.ts'
import type { NewClass, RolledParallel, Rollover } from '../../contract/shapes.ts'
import { newClassDivisions } from '../../rules/distribute.ts'
import { useRolloverActions } from '../use-rollover-actions.ts'
import { useRolloverWords } from '../use-rollover-words.ts'
import { NewClassRow } from './new-class-row.tsx'
import { plainClass } from './plain-class.ts'

/** Whose classes are named: of a parallel that is divided anew, or those of the lowest one. */
export type Forming =
  | { kind: 'parallel'; parallel: RolledParallel }
  | ({ kind: 'lowest' } & NonNullable<Rollover['lowest']>)

interface Props {
  of: Forming
  intoId: number
  rollover: Rollover
  onClose: () => void
}

/** As one begins; a college calls its groups itself. */
const firstClass = (): NewClass => ({
  letter: freeLetters([], 1)[0] ?? '',
  language: 'ru',
  profile: '',
  shift: 1,
  capacity: 25,
})

/** Classes of the new year that do not come of one class, with how students are divided over them. */
export function NewClassesDialog({ of, intoId, rollover, onClose }: Props) {
  const { t } = useLingui()
  const { act, params } = useRolloverActions(intoId)
  const given = of.kind === 'lowest' ? of.new_classes : of.parallel.new_classes
  const number = of.kind === 'lowest' ? of.number : of.parallel.number + 1
  const [classes, setClasses] = useState<NewClass[]>(given.length > 0 ? given.map(plainClass) : [firstClass()])
  const [division, setDivision] = useState(
    of.kind === 'lowest' ? { by: 'evenly' as const, seed: 0 } : { by: of.parallel.by, seed: of.parallel.seed },
  )
  const [isSending, setSending] = useState(false)
  const save = async () => {
    setSending(true)
    const { version } = rollover
    const done =
      of.kind === 'lowest'
        ? await act(setLowestParallel, { params, body: { version, new_classes: classes } })
        : await act(setRolledParallel, {
            params: { ...params, number: String(of.parallel.number) },
            body: { version, mode: 'anew', ...division, new_classes: classes },
          })
    setSending(false)
    if (done === null) return
    notify.success(t`Классы ${number} параллели записаны`)
    onClose()
  }
  const add = () =>
    setClasses([
      ...classes,
      {
        ...(classes.at(-1) ?? firstClass()),
        letter:
          freeLetters(
            classes.map(({ letter }) => letter),
            1,
          )[0] ?? '',
      },
    ])
  return (
    <Modal
      opened
      onClose={onClose}
      size="xl"
      title={t`Классы ${number} параллели`}
      closeButtonProps={{ 'aria-label': t`Закрыть` }}
    >
      <Stack gap="sm">
        {of.kind === 'parallel' ? <Division value={division} onChange={setDivision} /> : null}
        <Text size="sm" c="dimmed">
          {of.kind === 'parallel' ? (
            <Trans>
              Ученик попадает в класс своего языка и выбранного профиля. Кто профиля не выбрал, остаётся на потом — если
              нет класса без профиля.
            </Trans>
          ) : (
            <Trans>Классы появятся пустыми: учеников в них зачисляют</Trans>
          )}
        </Text>
        {classes.map((one, index) => (
          <NewClassRow
            // a row is its place in the list
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            of={one}
            profiles={rollover.profiles}
            onChange={(changed) => setClasses(classes.map((other, place) => (place === index ? changed : other)))}
            onRemove={classes.length === 1 ? null : () => setClasses(classes.filter((_, place) => place !== index))}
          />
        ))}
        <Group>
          <Button variant="default" size="xs" leftSection={<IconPlus size={16} aria-hidden />} onClick={add}>
            <Trans>Ещё класс</Trans>
          </Button>
        </Group>
        <FormFoot
          onAction={() => void save()}
          isSending={isSending}
          isDisabled={classes.some(({ letter }) => letter.trim() === '')}
          onCancel={onClose}
        />
      </Stack>
    </Modal>
  )
}

interface DivisionProps {
  value: { by: RolledParallel['by']; seed: number }
  onChange: (value: DivisionProps['value']) => void
}
function Division({ value, onChange }: DivisionProps) {
  const { t } = useLingui()
  const { divisions } = useRolloverWords()
  return (
    <Group gap="sm" align="flex-end">
      <Select
        label={t`Как делить между одинаковыми классами`}
        allowDeselect={false}
        data={newClassDivisions.map((by) => ({ value: by, label: divisions[by] }))}
        value={value.by}
        onChange={(by) => onChange({ ...value, by: newClassDivisions.find((one) => one === by) ?? value.by })}
      />
      {value.by === 'random' ? (
        <NumberInput
          label={t`Число жеребьёвки`}
          min={0}
          max={2_147_483_647}
          allowDecimal={false}
          value={value.seed}
          onChange={(seed) => onChange({ ...value, seed: Number(seed) || 0 })}
        />
      ) : null}
    </Group>
  )
}
