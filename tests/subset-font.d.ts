declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2'
    variationAxes?: Record<string, number | { min: number; max: number }>
    /** OpenType's tags; by default all. */
    keepFeatures?: readonly string[]
  }
  /** A font with the letters of a text alone. */
  export default function subsetFont(font: Uint8Array, text: string, options: Options): Promise<Buffer>
}
