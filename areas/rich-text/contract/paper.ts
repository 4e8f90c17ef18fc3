import type { RichText } from '../rules/nodes.ts'

export const paperLanguages = ['ru', 'kk'] as const
export type PaperLanguage = (typeof paperLanguages)[number]

/** A text in a language, resolved: without fields, repetitions and conditions. */
export interface PaperText {
  language: PaperLanguage
  text: RichText
}
/** Who has signed or is to sign, all in words of the paper's language. */
export interface Signature {
  /** «Директор». */
  post: string
  /** «А. Н. Ахметова». */
  name: string
  /** When it was signed, as it is written there; null: a paper to be signed by hand. */
  date: string | null
  /** «за директора Ким В. А., приказ № 12»: where it was signed for another. */
  onBehalf: string | null
}
/** By what a paper is checked. */
export interface Seal {
  /** As it is printed and typed. */
  code: string
  /** Under which it is checked: what the QR code says. */
  url: string
  /** What stands beside the QR code: what it is, where it is checked. */
  lines: string[]
}
/** The school over a paper. */
export interface LetterHead {
  /** A data URL of a PNG. */
  logo: string | null
  /** One name over the text; two stand at the sides of the picture, the Kazakh one first. */
  names: string[]
  /** Under them: address, telephone, BIN. */
  lines: string[]
}
/** What stands on a paper, whatever it is written as. Two texts stand side by side, in the order given. */
export interface Paper {
  /** What the file calls itself. */
  title: string
  texts: [PaperText] | [PaperText, PaperText]
  head: LetterHead | null
  signatures: Signature[]
  seal: Seal | null
  /** At the foot of each page. */
  footer: string
}
