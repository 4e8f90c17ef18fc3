import { msg, type Words } from '#platform/contract/text.ts'

/** Rows of one item of the work: they stand together with their outcomes. */
const rowsOfPiece = 25

/** Rows by their numbers in pieces, a transaction each; the work is counted in rows. */
export const piecesOf = <I>(
  numbers: readonly number[],
  inputOf: (piece: number[]) => I,
): { title: Words; input: I; size: number }[] =>
  Array.from({ length: Math.ceil(numbers.length / rowsOfPiece) }, (_, index) => {
    const piece = numbers.slice(index * rowsOfPiece, (index + 1) * rowsOfPiece)
    const [first, last] = [Math.min(...piece), Math.max(...piece)]
    return {
      title: first === last ? msg`Строка ${first}` : msg`Строки ${first}–${last}`,
      input: inputOf(piece),
      size: piece.length,
    }
  })
