import path from 'node:path'

const root = path.join(import.meta.dirname, '../..')
const deepest = 100

/** Files on the stack, the innermost first, as paths within the repository; those of packages are left out. */
export function filesOnStack(): string[] {
  const prepared = Object.getOwnPropertyDescriptor(Error, 'prepareStackTrace')
  const { stackTraceLimit } = Error
  let names: (string | null | undefined)[] = []
  Error.stackTraceLimit = deepest
  Error.prepareStackTrace = (_error, frames) => {
    names = frames.map((frame) => frame.getFileName())
  }
  void new Error('the stack').stack
  if (prepared) Object.defineProperty(Error, 'prepareStackTrace', prepared)
  else Reflect.deleteProperty(Error, 'prepareStackTrace')
  Error.stackTraceLimit = stackTraceLimit
  return names.flatMap((name) => {
    const file = name?.replace(/^file:\/\//, '').replace(/\?.*$/, '')
    return file?.startsWith(root) === true && !file.includes('/node_modules/') ? [path.relative(root, file)] : []
  })
}

/** What only tests use may ask whatever it likes. */
const isOfTests = (file: string) => /\.test\.ts$|\/testing\/|\/testing\.ts$|\/server\/model\//.test(file)

/** The file of a room that a statement comes from: the nearest on the stack. Undefined for what is no room's. */
export const askerAmong = (files: readonly string[]): string | undefined =>
  files.find((file) => /^areas\/[^/]+\/server\//.test(file) && !isOfTests(file))
export const roomOf = (file: string): string => file.split('/')[1] ?? ''
