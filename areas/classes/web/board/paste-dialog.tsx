import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState, type FormEvent } from 'react'
import { FormFoot } from '#platform/web/form/index.ts'
import { Modal, Scrolled, Select, Stack, Text, Textarea } from '#platform/web/ui/index.ts'
import { previewPasted, type PastedLine } from '../../contract/rearrangements.ts'
import type { ClassOfYear } from '../../contract/class-shapes.ts'
import { useClassActions } from '../set-up/use-class-actions.ts'
import type { Board } from './use-board.ts'

interface Props {
  of: ClassOfYear
  from: string
  board: Board
  onClose: () => void
}

/** A list of names or IINs is pasted into a class: each line has its verdict before anybody is moved. */
export function PasteDialog({ of: into, from, board, onClose }: Props) {
  const { t } = useLingui()
  const { act } = useClassActions()
  const [list, setList] = useState('')
  const [lines, setLines] = useState<readonly PastedLine[] | null>(null)
  const [picked, setPicked] = useState<ReadonlyMap<string, number>>(new Map())
  const chosen = (lines ?? []).flatMap(({ line, verdict, students }) => {
    const id = verdict === 'found' ? students[0]?.id : picked.get(line)
    return id === undefined ? [] : [id]
  })
  const check = async () => {
    const answer = await act(previewPasted, { params: { id: String(into.id) }, body: { from, list } })
    if (answer) setLines(answer.lines)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (lines === null) {
      void check()
      return
    }
    onClose()
    void board.moveInto(chosen, into)
  }
  return (
    <Modal
      opened
      onClose={onClose}
      title={t`Список в ${into.title}`}
      size="lg"
      closeButtonProps={{ 'aria-label': t`Закрыть` }}
    >
      <form onSubmit={submit}>
        <Stack gap="sm">
          <Textarea
            label={t`Имена или ИИН, по одному в строке`}
            autosize
            minRows={5}
            maxRows={12}
            maxLength={9_000}
            data-autofocus
            value={list}
            onChange={(event) => {
              setList(event.currentTarget.value)
              setLines(null)
            }}
          />
          {lines === null ? null : (
            <>
              <Verdicts
                lines={lines}
                picked={picked}
                onPick={(line, id) => setPicked(new Map([...picked, [line, id]]))}
              />
              <Text component="output" size="sm" fw={600}>
                <Plural
                  value={chosen.length}
                  one="Перейдёт # ученик"
                  few="Перейдут # ученика"
                  other="Перейдут # учеников"
                />
              </Text>
            </>
          )}
          <FormFoot
            action={lines === null ? <Trans>Проверить</Trans> : <Trans>Перевести</Trans>}
            isDisabled={lines === null ? list.trim() === '' : chosen.length === 0}
            onCancel={onClose}
          />
        </Stack>
      </form>
    </Modal>
  )
}

interface VerdictsProps {
  lines: readonly PastedLine[]
  picked: ReadonlyMap<string, number>
  onPick: (line: string, id: number) => void
}
function Verdicts({ lines, picked, onPick }: VerdictsProps) {
  const { t } = useLingui()
  const nameOf = ({ full_name, class_title }: PastedLine['students'][number]) =>
    class_title === null ? t`${full_name}, без класса` : `${full_name}, ${class_title}`
  const words = ({ verdict, students }: PastedLine): string => {
    const [only] = students
    if (verdict === 'found' && only) return nameOf(only)
    if (verdict === 'here') return t`уже в этом классе`
    return verdict === 'several' ? t`несколько тёзок: выберите` : t`такого ученика нет`
  }
  return (
    <Scrolled maxHeight={320} aria-label={t`Что нашлось`}>
      <Stack component="ul" gap={6} m={0} pl={18}>
        {lines.map((one) => (
          <Text component="li" size="sm" key={one.line}>
            {one.line}
            <Text span inherit c={one.verdict === 'none' ? 'red' : 'dimmed'}>
              {' — '}
              {words(one)}
            </Text>
            {one.verdict === 'several' ? (
              <Select
                aria-label={t`Кто это: ${one.line}`}
                size="xs"
                data={one.students.map((student) => ({ value: String(student.id), label: nameOf(student) }))}
                value={picked.has(one.line) ? String(picked.get(one.line)) : null}
                onChange={(value) => (value === null ? undefined : onPick(one.line, Number(value)))}
              />
            ) : null}
          </Text>
        ))}
      </Stack>
    </Scrolled>
  )
}
