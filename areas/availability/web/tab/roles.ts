/** Roles of the week's parts: boxes, whose cells are pressed and drawn over. */
export const row = { role: 'row' } as const
export const rowHeader = { role: 'rowheader' } as const
export const columnHeader = { role: 'columnheader' } as const
/** Cells take the keyboard one at a time. */
export const cell = (isCurrent: boolean) => ({ role: 'gridcell', tabIndex: isCurrent ? 0 : -1 }) as const
