const key = 'evacuation.arrived'
const maxKept = 200

let known: Map<number, number> | null = null
function read(): Map<number, number> {
  try {
    return new Map(JSON.parse(localStorage.getItem(key) ?? '[]') as [number, number][])
  } catch {
    return new Map()
  }
}

/** The id by which the server knows a mark; a local one as long as it does not. */
export function idOf(markId: number): number {
  if (markId > 0) return markId
  known ??= read()
  let id = known.get(markId)
  if (id === undefined) {
    // another tab may have sent what both have seen
    known = new Map([...read(), ...known])
    id = known.get(markId)
  }
  return id ?? markId
}

/** Somebody added here is known to the server now; kept, since taps on them may still wait in this device. */
export function keepArrived(localId: number, id: number): void {
  known = new Map([...read(), ...(known ?? []), [localId, id]].slice(-maxKept) as [number, number][])
  try {
    localStorage.setItem(key, JSON.stringify([...known]))
  } catch {
    // a browser that keeps nothing keeps no taps either
  }
}
