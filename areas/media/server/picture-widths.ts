/** Widths in pixels of what is kept of a photo: beside a name, on a card, at its largest. */
export const pictureWidths = [64, 256, 1024] as const
export type PictureWidth = (typeof pictureWidths)[number]
/** Width in pixels of what is kept of a plan of a building: enough to read the number on a door. */
export const planWidth = 2048
