/** After so many milliseconds, without any after whatever waits already: an answer, a press. */
export const later = (milliseconds = 0): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })
