import { msg, type Text } from '#platform/contract/text.ts'

/** «в 7А», «из 7Б», «из 7Б в 7А»: into a class, out of it, or from one to another. */
export const moveInWords = ({ from, to }: { from: string | null; to: string | null }): Text =>
  from === null ? msg`в ${to ?? '—'}` : to === null ? msg`из ${from}` : msg`из ${from} в ${to}`
