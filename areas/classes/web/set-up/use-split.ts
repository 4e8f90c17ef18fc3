import { useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryDate } from '#platform/contract/wire.ts'
import { objectionsOf, query, request } from '#platform/web/api/index.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { previewSplit, splitClass } from '../../contract/rearrangements.ts'
import type { ClassOfYear } from '../../contract/class-shapes.ts'
import type { Division } from '../../rules/divide-students.ts'
import { freeLetters, lettersOf } from '../../rules/class-letters.ts'
import { useSetUp } from './set-up-state.ts'
import { useClassActions } from './use-class-actions.ts'

interface Values {
  from: string
  letters: string
  stays: boolean
  by: Division
  seed: number
  groups: 'own' | 'shared'
  lists: number[][]
}

interface Saving {
  body: Input<typeof splitClass>['body']
  isReady: boolean
  onDone: () => void
}
/** The division is made; what the server refuses is said in the dialog. */
function useSaving(one: ClassOfYear, { body, isReady, onDone }: Saving) {
  const { t } = useLingui()
  const { refresh, tell } = useClassActions()
  const [failure, setFailure] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)
  const save = async () => {
    if (!isReady || isSending) return
    setSending(true)
    setFailure(null)
    try {
      const done = await request(splitClass, { params: { id: String(one.id) }, body })
      onDone()
      tell(t`${one.title} разделён, перешли: ${done.moved}`, done)
    } catch (error) {
      const words = objectionsOf(error).map(({ msg }) => msg)
      setFailure(words.length > 0 ? words.join('. ') : t`Произошла ошибка, повторите позже`)
    } finally {
      setSending(false)
      await refresh()
    }
  }
  return { save, failure, isSending }
}

/** What is chosen of a division, its lists as they would be, and the way to do it. */
export function useSplit(one: ClassOfYear, { from }: { from: string }, onDone: () => void) {
  const { year } = useSetUp()
  const taken = year.classes.filter(({ parallel }) => parallel === one.parallel).map(({ letter }) => letter)
  const [values, setValues] = useState<Values>({
    from,
    letters: freeLetters(taken, 1).join(', '),
    stays: true,
    by: 'alphabet',
    seed: 1,
    groups: 'own',
    lists: [],
  })
  const parts = [
    ...(values.stays ? [{ class_id: one.id }] : []),
    ...lettersOf(values.letters, one.parallel).map((letter) => ({ letter })),
  ]
  const isAsked = parts.length > 1 && queryDate.safeParse(values.from).success
  const params = { id: String(one.id) }
  const asked = { version: one.version, from: values.from, groups: values.groups }
  const preview = useQuery({
    ...query(previewSplit, {
      params,
      body: { ...asked, by: values.by, seed: values.seed, parts, lists: values.by === 'hand' ? values.lists : [] },
    }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  })
  const lists = preview.data?.lists.map(({ students }) => students.map(({ id }) => id)) ?? []
  const isReady =
    isAsked &&
    preview.data?.obstacles.length === 0 &&
    !preview.isError &&
    !preview.isPlaceholderData &&
    lists.length === parts.length
  const change = (changes: Partial<Values>) => {
    setValues((before) => {
      const after = { ...before, ...changes }
      // another number of lists is divided anew; by hand begins with the lists that are seen
      if (changes.by === 'hand') return { ...after, lists }
      if (before.by === 'hand' && (changes.letters !== undefined || changes.stays !== undefined))
        return { ...after, by: 'alphabet' }
      return after
    })
  }
  const move = (student: number, place: number) => {
    const moved = lists.map((list) => list.filter((id) => id !== student))
    moved[(place + 1) % moved.length]?.push(student)
    setValues((before) => ({ ...before, by: 'hand', lists: moved }))
  }
  const body = { ...asked, parts: parts.map((part, place) => ({ ...part, students: lists[place] ?? [] })) }
  const saving = useSaving(one, { body, isReady, onDone })
  return { values, change, move, preview, isReady, isAsked, ...saving }
}
