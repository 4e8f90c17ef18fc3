/** A title that no bells of the year bear yet: with a number where it is taken. */
export function freeTitle(wanted: string, taken: readonly { title: string }[]): string {
  const isTaken = (title: string) => taken.some((one) => one.title === title)
  let title = wanted
  for (let number = 2; isTaken(title); number++) title = `${wanted} ${number}`
  return title
}
