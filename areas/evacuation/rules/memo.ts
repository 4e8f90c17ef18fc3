/** The steps of a text: one on each line, empty lines left out, numbers that a person has typed before them taken off. */
export const stepsIn = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.replace(/^\s*(\d{1,2}[.)]|[-–—•*])\s+/, '').trim())
    .filter((line) => line !== '')

/** What a phone dials: digits, and the plus before them. */
export const dialled = (phone: string): string => phone.replaceAll(/(?!^\+)\D/g, '')

/** A place on a picture, in fractions of its sides. */
export interface PointPlace {
  x: number
  y: number
}
const within = (value: number): number => Math.round(Math.min(Math.max(value, 0), 1) * 10_000) / 10_000
/** Moved by fractions of the picture, and kept on it. */
export const placeMoved = ({ x, y }: PointPlace, dx: number, dy: number): PointPlace => ({
  x: within(x + dx),
  y: within(y + dy),
})
