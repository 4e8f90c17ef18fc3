import { parseArgs } from 'node:util'
import { StartRefusal } from '#platform/server/start/start-refusal.ts'

interface Options {
  /** Begin with a school without people instead of the demonstration. */
  empty: boolean
}

/** @throws StartRefusal that shows how the command is written */
export function readOptions(args: string[]): Options {
  try {
    const { values } = parseArgs({ args, options: { empty: { type: 'boolean', default: false } } })
    return { empty: values.empty }
  } catch {
    throw new StartRefusal('Порядок: npm start, а с пустой школой вместо демонстрации — npm start -- --empty')
  }
}
