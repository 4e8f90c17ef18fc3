/** A room on a picture, in fractions of its width and height: a point, or a rectangle from its upper left corner. */
export interface Place {
  x: number
  y: number
  width: number | null
  height: number | null
}
/** The least side of a rectangle. */
export const minSide = 0.02

const within = (value: number, max: number) => Math.min(Math.max(value, 0), max)
/** To a ten-thousandth: finer than any screen shows. */
const rounded = (value: number) => Math.round(value * 10_000) / 10_000

/** Moved by fractions of the picture, and kept whole within it. */
export const movedBy = (place: Place, dx: number, dy: number): Place => ({
  ...place,
  x: rounded(within(place.x + dx, 1 - (place.width ?? 0))),
  y: rounded(within(place.y + dy, 1 - (place.height ?? 0))),
})

/** Grown by fractions of the picture at its lower right corner; a point stays a point. */
export const grownBy = (place: Place, dx: number, dy: number): Place =>
  place.width === null || place.height === null
    ? place
    : {
        ...place,
        width: rounded(Math.max(minSide, within(place.width + dx, 1 - place.x))),
        height: rounded(Math.max(minSide, within(place.height + dy, 1 - place.y))),
      }

/** The same place as a rectangle, or as the point in its middle. */
export function reshaped(place: Place): Place {
  if (place.width !== null && place.height !== null)
    return { x: rounded(place.x + place.width / 2), y: rounded(place.y + place.height / 2), width: null, height: null }
  const [width, height] = [0.1, 0.08]
  return movedBy({ ...place, width, height }, -width / 2, -height / 2)
}
