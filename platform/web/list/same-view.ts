type Texts = Record<string, string>

export const sameTexts = (one: Texts, other: Texts): boolean =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([key, text]) => other[key] === text)
export const sameKeys = (one: string[], other: string[]): boolean => one.toSorted().join() === other.toSorted().join()
