/** Does what it is given in the order of asking, each when the one before it is done; after a failure nothing more. */
export function oneAfterAnother(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const done = last.then(work)
    last = done
    return done
  }
}
