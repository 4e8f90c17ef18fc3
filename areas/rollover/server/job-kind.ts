export const rolloverKind = 'rollover'
export const rolloverUndoKind = 'rollover-undo'
