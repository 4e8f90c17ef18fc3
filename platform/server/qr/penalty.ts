type Matrix = readonly (readonly boolean[])[]

const runLeast = 5
/** Dark and light as they stand in a finder pattern with its quiet side: a reader could take it for one. */
const finders = ['00001011101', '10111010000']

function penaltyOfLine(line: readonly boolean[]): number {
  const text = line.map(Number).join('')
  const runs = text.match(/0+|1+/g) ?? []
  const long = runs.filter(({ length }) => length >= runLeast).reduce((sum, { length }) => sum + length - 2, 0)
  const alike = Array.from(text).filter((_, index) => finders.includes(text.slice(index, index + 11))).length
  return long + 40 * alike
}
const transposed = (matrix: Matrix): boolean[][] => matrix.map((_, x) => matrix.map((row) => row[x] === true))

function squares(matrix: Matrix): number {
  let found = 0
  for (const [y, row] of matrix.slice(1).entries())
    for (let x = 1; x < row.length; x++) {
      const above = matrix[y] ?? []
      if (row[x] === row[x - 1] && row[x] === above[x] && row[x] === above[x - 1]) found++
    }
  return found
}

/** How hard a symbol is to read, ISO/IEC 18004, 7.8.3: the mask with the least is chosen. */
export function penaltyOf(matrix: Matrix): number {
  const lines = [...matrix, ...transposed(matrix)]
  const dark = matrix.flat().filter(Boolean).length
  const share = (100 * dark) / matrix.length ** 2
  return (
    lines.reduce((sum, line) => sum + penaltyOfLine(line), 0) +
    3 * squares(matrix) +
    10 * Math.floor(Math.abs(share - 50) / 5)
  )
}
