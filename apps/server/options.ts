import { parseArgs } from 'node:util'
import { StartRefusal } from '#platform/server/start/start-refusal.ts'

interface Options {
  /** Begin with a school without people instead of the demonstration. */
  empty: boolean
  /** Build the pages first unless they stand. */
  pages: boolean
}

const absent = { type: 'boolean', default: false } as const

/** @throws StartRefusal that shows how the command is written */
export function readOptions(args: string[]): Options {
  try {
    const { values } = parseArgs({ args, options: { empty: absent, pages: absent } })
    return { empty: values.empty, pages: values.pages }
  } catch {
    throw new StartRefusal('Порядок: npm start, а с пустой школой вместо демонстрации — npm start -- --empty')
  }
}
