import { AsyncLocalStorage } from 'node:async_hooks'

/** What an answer is made of, as far as it was seen while it was made. */
export interface ObservedReading {
  /** Texts of the statements that were asked. */
  statements: Set<string>
  /** The hour was looked at: the same rows give another answer a minute later. */
  dependsOnHour: boolean
}
const readings = new AsyncLocalStorage<ObservedReading>()

/** Notes what is asked while it acts. */
export async function observe<T>(act: () => Promise<T>): Promise<{ result: T; seen: ObservedReading }> {
  const seen: ObservedReading = { statements: new Set(), dependsOnHour: false }
  const result = await readings.run(seen, act)
  return { result, seen }
}

/** What the house asks for itself while a reading is observed is no part of its answer. */
export const unobserved = <T>(act: () => Promise<T>): Promise<T> => readings.exit(act)

export const noteStatement = (text: string): void => void readings.getStore()?.statements.add(text)

export function noteHour(): void {
  const reading = readings.getStore()
  if (reading) reading.dependsOnHour = true
}
