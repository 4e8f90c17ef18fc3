/** Columns of a wide row of a plan: a parallel each, by the key under which its cell stands. */
export const parallelColumns = Array.from({ length: 13 }, (_, parallel) => ({ key: `p${parallel}`, parallel }))

/** The hours that a wide row names, by parallel; a cell that is empty says nothing. */
export const hoursOfRow = (values: Readonly<Record<string, string | undefined>>) =>
  parallelColumns.flatMap(({ key, parallel }) => {
    const typed = values[key]
    return typed === undefined ? [] : [{ key, parallel, hours: Number(typed) }]
  })
