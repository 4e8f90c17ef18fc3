import { parseArgs } from 'node:util'
import { schoolKinds, type SchoolKind } from '#platform/contract/school-kind.ts'
import { StartRefusal } from '#platform/server/start/start-refusal.ts'

export interface Options {
  /** Begin with a school without people instead of the demonstration. */
  empty: boolean
  /** Of what the demonstration is. */
  demo: SchoolKind
  /** Build the pages first unless they stand. */
  pages: boolean
}

const absent = { type: 'boolean', default: false } as const

const usage =
  'Порядок: npm start; с пустой школой вместо демонстрации — npm start -- --empty; с демонстрацией колледжа — ' +
  'npm start -- --demo college'

/** @throws StartRefusal that shows how the command is written */
export function readOptions(args: string[]): Options {
  try {
    const { values } = parseArgs({
      args,
      options: { empty: absent, pages: absent, demo: { type: 'string', default: 'school' } },
    })
    const demo = schoolKinds.find((kind) => kind === values.demo)
    if (demo !== undefined && !(values.empty && demo === 'college'))
      return { empty: values.empty, pages: values.pages, demo }
  } catch {
    // said below
  }
  throw new StartRefusal(usage)
}
