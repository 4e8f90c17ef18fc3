/**
 * The grid in which people write: keys in any layout, blocks, copy and paste with a spreadsheet, undo, and saving behind.
 *
 * To make a grid of one's own:
 * 1. Columns (`GridColumn`: id, width, class of the area's style sheet) and rows (`GridRow`: id, name).
 * 2. A `CellType`: what is empty, when two values are the same, the text of a value and the value of a text.
 *    `codeCells` is one for dictionaries of letters (Н, У, Б), `numberCells` for whole numbers.
 * 3. A queue of the area, once: `valueOutboxes({ name, type, save, words })`; `save(sheetId, steps)` is its call.
 * 4. A `ValueSheet` (values by cell, `objection` by the area's rules) and a `new Cursor(sheet)`, both outside of React; while
 *    the grid is shown, `sheet.open()`.
 * 5. A `GridLook` (useMemo) and `<SheetGrid label cells={sheet} cursor rows columns look overlays keys touchKeys />`; beside
 *    it `<SaveStatus outbox={sheet.outbox} words={…} />` of platform/web/outbox.
 *
 * Where a cell is more than one value, as in the journal, the area writes its own `Sheet` over a `CellStore` and has its own
 * kinds of drafts. Aside columns (sums, results), bands (months), an editor, hints and what opens by a heading are given in
 * the look and the overlays. A cell's history has its place in `CellPanel`.
 */
export { cellId, cellNamed, type CellName } from './cells/cell-name.ts'
export { CellStore } from './cells/cell-store.ts'
export { codeCells, numberCells } from './cells/cell-types.ts'
export { isStuck, type CellView } from './cells/cell-view.ts'
export type { CellType, Concession, ReadCell, Refused, Sheet } from './cells/sheet.ts'
export { rowSignal } from './cells/signals.ts'
export {
  valueOutboxes,
  type StoredValue,
  type ValueAnswer,
  type ValueDraft,
  type ValueStep,
} from './cells/value-drafts.ts'
export { ValueSheet } from './cells/value-sheet.ts'
export { Cursor, type Editing } from './cursor/cursor.ts'
export { commandOf } from './cursor/keys.ts'
export { headerRow, type Place } from './cursor/movement.ts'
export { AsideCell, AsideCells, AsideHead } from './view/aside.tsx'
export { AtCell } from './view/at-cell.tsx'
export { CellPanel } from './view/cell-panel.tsx'
export { ConcessionButton } from './view/concession-button.tsx'
export { DataGrid } from './view/data-grid.tsx'
export type { Overlays } from './view/overlays.ts'
export type { KeyWords } from './view/keyboard-help-dialog.tsx'
export type { GridColumn, GridLook, GridRow, HeadLook } from './view/look.ts'
export { useCompany } from './view/use-company.ts'
export { SheetGrid } from './view/sheet-grid.tsx'
export { stateText } from './view/state-text.ts'
export { takeKeyboard } from './view/take-keyboard.ts'
export { TextEditor } from './view/text-editor.tsx'
export { typed, useStandardKeys, type TouchKey } from './view/touch-pad.tsx'
