/** A picture as it is drawn: JPEG or PNG. */
export interface DrawnPicture {
  bytes: Uint8Array
  /** Pixels. */
  width: number
  height: number
}
export type Pictures = Readonly<Record<number, DrawnPicture>>
/** Where pieces stand: in points. */
export interface Around {
  width: number
  pageHeight: number
  origin: string
  pictures: Pictures
}
