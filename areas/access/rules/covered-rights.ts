interface Permissions {
  read: readonly string[]
  write: readonly string[]
}

/** Whether every key of `rights` is held in `by` at the same level at least. */
export const isCoveredBy = (rights: Permissions, by: Permissions): boolean =>
  rights.read.every((key) => by.read.includes(key)) && rights.write.every((key) => by.write.includes(key))
