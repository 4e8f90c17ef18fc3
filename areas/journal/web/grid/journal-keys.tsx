import { useLingui } from '@lingui/react/macro'
import { IconMessage2, IconSlash } from '#platform/web/icons/index.ts'
import { typed, useStandardKeys, type KeyWords, type TouchKey } from '#platform/web/grid/index.ts'
import { MissLetter } from '#areas/miss-kinds/web/index.ts'
import type { MissKind } from '#areas/miss-kinds/contract/miss-kind.ts'

/** What of the keyboard is the journal's own. */
export function useKeyWords(): KeyWords {
  const { t } = useLingui()
  return {
    title: t`Клавиши журнала`,
    typing: [
      { keys: ['1…10', 'Enter'], does: t`отметка и вниз по списку` },
      { keys: ['/'], does: t`ещё одна отметка в той же ячейке` },
      {
        keys: ['Н', 'У', 'Б', 'О', 'ДО', 'ОСВ'],
        does: t`пропуск; О15 — опоздание на 15 минут; раскладка любая`,
      },
    ],
    editing: { keys: ['F2', 'Shift+F2'], does: t`комментарий, ячейка целиком` },
    leaving: t`с последнего столбца — выйти из журнала`,
  }
}

/** Marks and misses for fingers. */
export function useTouchKeys(kinds: readonly MissKind[]): TouchKey[] {
  const { t } = useLingui()
  const { erase, down } = useStandardKeys()
  return [
    ...Array.from('1234567890', (digit) => ({ label: digit, face: digit, does: typed(digit) })),
    ...kinds
      .filter(({ is_archived }) => !is_archived)
      .map(({ letter, title, category }) => ({
        label: title,
        face: <MissLetter letter={letter} category={category} />,
        does: typed(letter),
      })),
    { label: t`Ещё одна отметка`, face: <IconSlash size={18} />, does: typed('/') },
    erase,
    { label: t`Комментарий`, face: <IconMessage2 size={18} />, does: [{ do: 'edit', part: 'comment' }] },
    down,
  ]
}
