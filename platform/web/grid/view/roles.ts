/**
 * Roles of the grid's parts. It is made of plain boxes: in a real table a row could hold cells only, and chunks of
 * cells could not be kept apart for layout and paint.
 */
export const rowGroup = { role: 'rowgroup' } as const
export const row = { role: 'row' } as const
export const rowHeader = { role: 'rowheader' } as const
/** A box that is there for the layout alone. */
export const box = { role: 'presentation' } as const
/** Cells and headings take the keyboard one at a time: the grid moves it. */
export const cell = { role: 'gridcell', tabIndex: -1 } as const
/** Of the row under all: nobody stands there. */
export const footCell = { role: 'cell' } as const
export const columnHeader = { role: 'columnheader', tabIndex: -1 } as const
