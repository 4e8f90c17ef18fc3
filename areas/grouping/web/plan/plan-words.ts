import { msg, texts } from '#platform/contract/text.ts'
import type { CellState } from '../../rules/cell-state.ts'

/** What is not as it should be. */
export const troubles = [
  'missing',
  'unplaced',
  'divided-below',
  'undivided-above',
] as const satisfies readonly CellState[]
export type Trouble = (typeof troubles)[number]
export const troubleTitles: Readonly<Record<Trouble, string>> = texts({
  missing: msg`Нет группы`,
  unplaced: msg`Есть ученики вне групп`,
  'divided-below': msg`Разделены ниже нормы`,
  'undivided-above': msg`По норме нужно делить`,
})
export const isTrouble = (state: CellState): state is Trouble => state !== 'fine'
