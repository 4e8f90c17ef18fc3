import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useKeptInput } from '#platform/web/use-kept-input.ts'
import { Autocomplete, Button, ChosenBar, Group, Select, Stack, TextInput } from '#platform/web/ui/index.ts'
import type { RolledStudent } from '../../contract/shapes.ts'
import { heldReasons } from '../../rules/fate.ts'
import { useRolloverActions } from '../use-rollover-actions.ts'
import { useRolloverWords } from '../use-rollover-words.ts'

interface Props {
  chosen: readonly RolledStudent[]
  intoId: number
  profiles: readonly string[] | null
  onDone: () => void
}

/** What is done with the students that are ticked. */
export function StudentsBar({ chosen, intoId, profiles, onDone }: Props) {
  const { t } = useLingui()
  const { reasons } = useRolloverWords()
  const { hold, choose } = useRolloverActions(intoId)
  const [note, setNote] = useState('')
  const [profile, setProfile] = useState('')
  useKeptInput({
    name: 'rollover-exception',
    read: () => ({ note }),
    restore: (values) => setNote(typeof values['note'] === 'string' ? values['note'] : ''),
  })
  if (chosen.length === 0) return null
  const after = async (isDone: Promise<boolean>) => {
    if (!(await isDone)) return
    setNote('')
    onDone()
  }
  return (
    <Stack gap="xs">
      <ChosenBar
        label={t`Выбранные ученики`}
        chosen={
          <Plural value={chosen.length} one="Выбран # ученик" few="Выбраны # ученика" other="Выбраны # учеников" />
        }
      >
        <Select
          aria-label={t`Не переводить со всеми: почему`}
          placeholder={t`Не переводить…`}
          size="xs"
          w={210}
          data={heldReasons.map((value) => ({ value, label: reasons[value] }))}
          value={null}
          onChange={(value) => {
            const reason = heldReasons.find((one) => one === value)
            if (reason) void after(hold(chosen, reason, note.trim()))
          }}
        />
        <TextInput
          aria-label={t`Заметка`}
          placeholder={t`Заметка`}
          size="xs"
          w={170}
          maxLength={500}
          value={note}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
        <Button size="xs" variant="default" onClick={() => void after(hold(chosen, null))}>
          <Trans>Переводить со всеми</Trans>
        </Button>
      </ChosenBar>
      {profiles === null ? null : (
        <Group gap="xs">
          <Autocomplete
            aria-label={t`Профиль`}
            placeholder={t`Профиль`}
            size="xs"
            w={210}
            maxLength={100}
            data={[...profiles]}
            value={profile}
            onChange={setProfile}
          />
          <Button
            size="xs"
            variant="default"
            disabled={profile.trim() === ''}
            onClick={() => void after(choose(chosen, profile.trim()))}
          >
            <Trans>Записать профиль</Trans>
          </Button>
          <Button size="xs" variant="subtle" onClick={() => void after(choose(chosen, null))}>
            <Trans>Снять выбор профиля</Trans>
          </Button>
        </Group>
      )}
    </Stack>
  )
}
