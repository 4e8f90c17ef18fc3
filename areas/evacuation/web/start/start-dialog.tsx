import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { FormFoot } from '#platform/web/form/index.ts'
import { Chip, Group, Input, Modal, Radio, Select, Stack, Textarea } from '#platform/web/ui/index.ts'
import { useKeptInput } from '#platform/web/use-kept-input.ts'
import { uuid } from '#platform/web/api/index.ts'
import { kindTitles, kinds, modes, type Kind, type Mode } from '../../rules/words.ts'
import { ModeMark } from '../words.tsx'
import { BuildingChips } from './building-chips.tsx'
import { ConfirmStart } from './confirm-start.tsx'
import type { Plan } from './plan.ts'

const parallels = Array.from({ length: 12 }, (_, parallel) => String(parallel))

/** The start in two steps: what is to begin, then in words what will happen. */
export function StartDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const hints = useModeWords()
  // of this start: a second tap, or a repeat after a lost answer, is the same one
  const [plan, setPlan] = useState<Plan>(() => ({
    client_id: uuid(),
    mode: 'drill',
    kind: 'fire',
    note: '',
    buildings: [],
    parallels: [],
  }))
  useKeptInput({
    name: 'start of an alarm',
    read: () => (plan.note === '' ? null : { ...plan }),
    // what is started is still asked about, and is a start of its own
    restore: (typed) => setPlan((fresh) => ({ ...fresh, ...typed, client_id: fresh.client_id })),
  })
  const [isSure, setSure] = useState(false)
  const change = (changes: Partial<Plan>) => setPlan({ ...plan, ...changes })
  return (
    <Modal
      opened
      size="lg"
      onClose={onClose}
      title={isSure ? t`Проверьте перед сигналом` : t`Что начать`}
      closeButtonProps={{ 'aria-label': t`Закрыть` }}
    >
      {isSure ? (
        <ConfirmStart plan={plan} onBack={() => setSure(false)} onClose={onClose} />
      ) : (
        <Stack gap="md">
          <Radio.Group label={t`Режим`} value={plan.mode} onChange={(mode) => change({ mode: mode as Mode })}>
            <Stack gap="xs" mt={4}>
              {modes.map((mode) => (
                <Radio key={mode} value={mode} size="md" label={<ModeMark mode={mode} />} description={hints[mode]} />
              ))}
            </Stack>
          </Radio.Group>
          <Select
            label={t`Причина`}
            allowDeselect={false}
            data={kinds.map((kind) => ({ value: kind, label: kindTitles[kind] }))}
            value={plan.kind}
            onChange={(kind) => change({ kind: kind as Kind })}
          />
          <BuildingChips chosen={plan.buildings} onChange={(buildings) => change({ buildings })} />
          <Input.Wrapper label={t`Параллели`} description={t`Ничего не выбрано — вся школа`}>
            <Chip.Group
              multiple
              value={plan.parallels.map(String)}
              onChange={(chosen) => change({ parallels: chosen.map(Number).toSorted((one, other) => one - other) })}
            >
              <Group gap={6} mt={6}>
                {parallels.map((parallel) => (
                  <Chip key={parallel} value={parallel}>
                    {parallel}
                  </Chip>
                ))}
              </Group>
            </Chip.Group>
          </Input.Wrapper>
          <Textarea
            label={t`Примечание`}
            description={t`Его увидят те, кто следит за ходом`}
            maxLength={500}
            autosize
            value={plan.note}
            onChange={(event) => change({ note: event.currentTarget.value })}
          />
          <FormFoot action={<Trans>Далее</Trans>} onAction={() => setSure(true)} onCancel={onClose} />
        </Stack>
      )}
    </Modal>
  )
}

/** What each mode is for. */
function useModeWords(): Readonly<Record<Mode, string>> {
  const { t } = useLingui()
  return {
    drill: t`Все проходят эвакуацию на деле, итоги идут в сравнение с прежними`,
    alarm: t`Настоящая опасность: людей выводят сейчас`,
    test: t`Только проверка: дошёл ли сигнал, выходить не нужно`,
  }
}
