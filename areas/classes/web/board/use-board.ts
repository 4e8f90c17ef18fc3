import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { askPreview } from '#platform/web/dialog/preview.ts'
import { moveStudents, previewMove, type BoardStudent } from '../../contract/rearrangements.ts'
import { useClassActions } from '../set-up/use-class-actions.ts'

/** Students that are chosen or cut on the board, and their way into a class. */
export function useBoard(students: readonly BoardStudent[], from: string) {
  const { t } = useLingui()
  const { act, tell } = useClassActions()
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const [cut, setCut] = useState<ReadonlySet<number>>(new Set())
  const [isMoving, setMoving] = useState(false)
  const clear = () => {
    setChosen(new Set())
    setCut(new Set())
  }
  /** Those of them who are not there yet, seen beforehand with what follows. */
  const moveInto = async (ids: Iterable<number>, target: { id: number; title: string }): Promise<void> => {
    const there = new Set(students.filter(({ class_id }) => class_id === target.id).map(({ id }) => id))
    const items = [...new Set(ids)]
      .filter((id) => !there.has(id))
      .map((student_id) => ({ student_id, class_id: target.id }))
    if (items.length === 0 || isMoving) return
    setMoving(true)
    try {
      const body = { from, items }
      const preview = await act(previewMove, { body })
      if (preview === null) return
      const isMeant = await askPreview(preview, {
        message: t`Перевести в ${target.title}`,
        description: t`Прежний класс и его группы закончатся накануне, отметки останутся в них. Выбрать подгруппы можно потом.`,
        ok: t`Перевести`,
        refused: t`Пока нельзя перевести`,
      })
      const done = isMeant ? await act(moveStudents, { body }) : null
      if (done === null) return
      clear()
      tell(t`Теперь в ${target.title}: ${done.moved}`, done)
    } finally {
      setMoving(false)
    }
  }
  return {
    chosen,
    cut,
    isMoving,
    clear,
    toggle: (id: number) =>
      setChosen((before) =>
        before.has(id) ? new Set([...before].filter((one) => one !== id)) : new Set([...before, id]),
      ),
    add: (ids: readonly number[]) => setChosen((before) => new Set([...before, ...ids])),
    cutChosen: (id?: number) => setCut(chosen.size > 0 ? chosen : new Set(id === undefined ? [] : [id])),
    moveInto,
  }
}
export type Board = ReturnType<typeof useBoard>
