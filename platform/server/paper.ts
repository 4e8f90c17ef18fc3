import type { PaperHead } from './pdf-head.ts'
import type { PaperSpread } from './paper-spread.ts'
import type { PaperTable } from './pdf-table.ts'

export interface PaperSettings {
  title: string
  /** Over the title; by default nothing. */
  head?: PaperHead
  /** Under the title: of what, for when. */
  subtitle?: string
  isLandscape?: boolean
  /** By default now. */
  madeAt?: Date
  /** By default A4. */
  size?: 'A4' | 'A3'
  /** Stands at the foot of each page, for one that lies alone; by default the title and what is under it. */
  footer?: string
}
export interface PaperBox {
  x: number
  y: number
  width: number
  height: number
}
/** A drawing by hand: a function of a module (a file URL), by its name, and what it takes after the document and its box, as JSON may hold it. */
export interface HandDrawing {
  module: string
  name: string
  args: readonly unknown[]
}
/** What stands on a paper, one after the other, as it goes to the thread that draws it. */
export type PaperBlock =
  | { kind: 'text'; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'table'; table: PaperTable }
  | { kind: 'spread'; spread: PaperSpread }
  | { kind: 'page' }
  | { kind: 'drawing'; height: number; drawing: HandDrawing }

type HandArgs<F> = F extends (document: PDFKit.PDFDocument, box: PaperBox, ...args: infer Args) => void ? Args : never

/** Names functions of a module that draw by hand in a box of a paper; the module is imported as a type only, see `inThreads`. */
export const byHand =
  <Module>(module: URL) =>
  <Name extends keyof Module & string>(name: Name, ...args: HandArgs<Module[Name]>): HandDrawing => ({
    module: module.href,
    name,
    args,
  })
