const letters = 26

/** A column as a spreadsheet names it: 0 is A, 26 is AA. */
export function columnLetters(index: number): string {
  const last = String.fromCharCode('A'.charCodeAt(0) + (index % letters))
  return index < letters ? last : columnLetters(Math.floor(index / letters) - 1) + last
}
